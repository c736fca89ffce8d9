import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';
import { QUIET_ZONE, qrModules } from './qr-modules';
import './qr-code.css';

interface QrCodeProps {
  readonly bytes: Uint8Array;
  /** What the code is for, to who does not see it. */
  readonly label: string;
}

/** A code for payment, always black on white: scanners do not read it the other way round. */
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
