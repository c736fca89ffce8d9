import type { BuildingFault } from '../../src/api/schema';
import type { Db, RowOf } from '../world/db';
import type { DemoClock } from '../world/demo-clock';
import { moveFault } from './confirm-fault';
import { notify } from './event-notices';
import { publicText } from './public-text';

type Row = RowOf<'fault'>;
type State = BuildingFault['stanje'];

interface Step {
  readonly after: number;
  readonly to: State;
  readonly opomba: string | null;
  data(row: Row): Partial<Row>;
  /** The text of the notification to its reporter. */
  readonly notice?: string;
}

/** What the demo's manager does with a fault, in milliseconds after its report. */
export const faultSteps: readonly Step[] = [
  {
    after: 15_000,
    to: 'pregledano',
    opomba: null,
    data: (row) => ({ opis_javni: row.opis_javni ?? publicText(row) }),
  },
  {
    after: 30_000,
    to: 'naroceno',
    opomba: 'Popravilo je naročeno.',
    data: () => ({ predviden_rok: '2026-11-27', na_strosek: 'upravnik' }),
    notice: 'Popravilo je naročeno.',
  },
  { after: 60_000, to: 'v_popravilu', opomba: null, data: () => ({}) },
  {
    after: 90_000,
    to: 'zakljuceno',
    opomba: 'Izvajalec je sporočil, da je popravljeno.',
    data: () => ({ caka_potrditve: true }),
    notice: 'Izvajalec je sporočil, da je popravljeno. Prosimo, potrdite.',
  },
];

/** The life of reported faults: each goes through its states while the manager's demo runs. */
export function createFaultLife(db: Db, clock: DemoClock) {
  const waiting = new Map<string, { readonly since: number; next: number }>();

  const move = (row: Row, { to, opomba, data, notice }: Step, cas: string) => {
    moveFault(db, row, { cas, stanje: to, opomba }, data(row));
    if (notice === undefined) return;
    notify(db, row.payer, noticeOf(row, notice), cas);
    if (to !== 'zakljuceno') return;
    const where = { st_prijave: { equals: row.st_prijave } };
    for (const { payer } of db.meToo.findMany({ where })) {
      notify(db, payer, noticeOf(row, 'Izvajalec je sporočil, da je popravljeno.'), cas);
    }
  };

  return {
    begin(number: string): void {
      waiting.set(number, { since: clock.elapsed(), next: 0 });
    },

    advance(): void {
      for (const [number, life] of waiting) {
        const row = () =>
          db.fault.findFirst({ where: { st_prijave: { equals: number } }, strict: true });
        for (const step of faultSteps.slice(life.next)) {
          if (clock.elapsed() < life.since + step.after) break;
          move(row(), step, clock.at(life.since + step.after));
          life.next += 1;
        }
        if (life.next === faultSteps.length) waiting.delete(number);
      }
    },
  };
}

function noticeOf(row: Row, text: string) {
  return {
    naslov: `Napaka ${row.st_prijave.replaceAll('-', '\u2011')}: novo stanje`,
    vsebina: `<p>${text}</p>`,
    vrsta: 'splosno' as const,
    pomembno: false,
    stran: `/dogajanje/napake#prijava-${row.st_prijave}`,
  };
}
