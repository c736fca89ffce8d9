import type { BuildingFault } from '../../domain/api-types';
import { faultsText as text } from '../../text/events/faults';
import { type AfterMeToo, useMeToo } from './use-me-too';

interface MeTooButtonProps extends AfterMeToo {
  readonly fault: Pick<BuildingFault, 'st_prijave' | 'objekt_sifra'>;
  /** For users who cannot see the row of the button. */
  readonly name: string;
}

/** Instead of a second report: it is so at the user's place too. */
export function MeTooButton({ fault, name, ...after }: MeTooButtonProps) {
  const { busy, say } = useMeToo(fault.objekt_sifra, after);
  return (
    <button
      type="button"
      className="button button--quiet no-print"
      aria-disabled={busy}
      aria-busy={busy}
      onClick={() => void say(fault.st_prijave)}
    >
      {text.meToo}
      <span className="visually-hidden">, {name}</span>
    </button>
  );
}
