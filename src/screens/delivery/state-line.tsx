import type { ReactNode } from 'react';
import { label } from '../../domain/values/label';
import { otherState } from '../../text/bills/delivery';
import { StatusBadge, type Tone } from '../../ui/page/status-badge';

const tones: Readonly<Record<string, Tone>> = {
  ni: 'off',
  osnutek: 'busy',
  v_obdelavi: 'busy',
  v_podpisu: 'info',
  aktivno: 'ok',
  ukinjeno: 'off',
  zavrnjeno: 'danger',
};

interface StateLineProps {
  readonly state: string;
  /** The labels of the states. */
  readonly names: Readonly<Record<string, string>>;
  /** What the state means. */
  readonly children?: ReactNode;
}

/** A state as text, colour and icon, and what it means. */
export function StateLine({ state, names, children }: StateLineProps) {
  return (
    <>
      <p>
        <StatusBadge tone={label(tones, state, 'info')} label={label(names, state, otherState)} />
      </p>
      {children}
    </>
  );
}
