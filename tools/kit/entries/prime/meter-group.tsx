import type { Entry } from '../../entry';
import { lazy } from './lazy';

const load = () => import('../../../../src/ui/prime/meter-group');

const state = (name: string, value: number, max: number, valueText: string) =>
  lazy(load, (MeterGroup) => (
    <MeterGroup name={name} value={value} max={max} valueText={valueText} />
  ));

/** A share of a target. */
export const meterGroup: Entry = {
  name: 'Meter',
  files: ['prime/meter-group'],
  use: 'Read as a value of its target. It has no controls, so it takes no focus.',
  states: {
    Default: state('Zbrano za fasado', 6200, 10_000, '6.200,00 € od 10.000,00 €'),
    Empty: state('Zbrano za streho', 0, 10_000, '0,00 € od 10.000,00 €'),
    Full: state('Zbrano za dvigalo', 10_000, 10_000, '10.000,00 € od 10.000,00 €'),
    'Over the target': state('Zbrano za klet', 12_500, 10_000, '12.500,00 € od 10.000,00 €'),
    'Below zero': state('Zbrano za dvorišče', -50, 10_000, '−50,00 € od 10.000,00 €'),
    'Long text': state(
      'Zbrano za celovito energetsko prenovo objekta Ulica padlih borcev in talcev 128',
      61_200,
      120_000,
      '61.200,00 € od 120.000,00 €',
    ),
  },
};
