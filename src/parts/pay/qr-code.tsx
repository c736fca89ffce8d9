import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';
import { QUIET_ZONE, qrModules } from './qr-modules';
import './qr-code.css';

interface QrCodeProps {
  readonly bytes: Uint8Array;
  /** The purpose of the code, for screen readers. */
  readonly label: string;
}

/** The QR code of a payment, always black on white: scanners do not read inverted codes. */
export function QrCode({ bytes, label }: QrCodeProps) {
  const modules = useMemo(() => qrModules(bytes), [bytes]);
  const side = modules.size + 2 * QUIET_ZONE;
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} fill="#fff" />
      <path d={toSvgPath(modules)} fill="#000" />
    </svg>
  );
}
