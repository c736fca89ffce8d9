import type { BuildingFault } from '../../domain/api-types';
import { label } from '../../domain/values/label';
import { unknownText } from '../../text/common/unknown';
import { trades } from '../../text/events/events';
import { faultPlaces, faultStates, faultsText as text } from '../../text/events/faults';
import type { Tone } from '../../ui/page/status-badge';

export const placeOf = ({ kraj }: Pick<BuildingFault, 'kraj'>) =>
  label(faultPlaces, kraj, unknownText.other);

export const tradeOf = ({ panoga }: Pick<BuildingFault, 'panoga'>) =>
  label(trades, panoga, unknownText.other);

export const stateOf = (stanje: BuildingFault['stanje']) =>
  label(faultStates, stanje, unknownText.other);

/** The manager's words; until there are some, kind and place. */
export const nameOf = (fault: BuildingFault) =>
  fault.opis_javni?.replace(/\.$/, '') ??
  (tradeOf(fault) === trades.drugo
    ? text.faultAt(placeOf(fault))
    : text.nameOf(tradeOf(fault), placeOf(fault)));

/** How many neighbours have the fault too: the server counts the user among those who have said so. */
export const neighboursOf = ({
  st_podobnih,
  tudi_pri_meni,
}: Pick<BuildingFault, 'st_podobnih' | 'tudi_pri_meni'>) => st_podobnih - Number(tudi_pri_meni);

const tones: Readonly<Record<keyof typeof faultStates, Tone>> = {
  prejeto: 'info',
  pregledano: 'info',
  naroceno: 'info',
  v_popravilu: 'busy',
  zakljuceno: 'ok',
  zavrnjeno: 'off',
};

export const toneOf = (stanje: BuildingFault['stanje']): Tone => label(tones, stanje, 'info');
