import type { BuildingFault } from '../../src/api/schema';
import type { RowOf } from '../world/db';

const faults: Readonly<Record<BuildingFault['panoga'], string>> = {
  voda: 'Okvara na vodovodni napeljavi',
  topla_voda: 'Okvara na napeljavi tople vode',
  ogrevanje: 'Okvara ogrevanja',
  elektrika: 'Okvara luči ali elektrike',
  dvigalo: 'Okvara dvigala',
  plin: 'Okvara plinske napeljave',
  internet: 'Okvara internetne napeljave',
  vrata: 'Okvara vrat, okna ali ključavnice',
  streha: 'Okvara na strehi ali fasadi',
  drugo: 'Napaka',
};

/** The words of the demo's manager about a fault: of its place and kind, never of the report. */
export function publicText({ panoga, vhod }: Pick<RowOf<'fault'>, 'panoga' | 'vhod'>): string {
  return vhod === null ? `${faults[panoga]}.` : `${faults[panoga]}, ${vhod}.`;
}
