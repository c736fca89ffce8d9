import { type ComponentType, useState } from 'react';
import { PrimePart } from '../../../../src/ui/prime/prime-part';
import { Skeleton } from '../../../../src/ui/states/states';
import type { Entry } from '../../entry';

const load = () => import('../../../../src/ui/prime/steps');

const state = (
  name: string,
  steps: readonly string[],
  start: number,
  offers: 'earlier' | 'all',
): ComponentType =>
  function Shown() {
    const [at, setAt] = useState(start);
    return (
      <PrimePart load={load} placeholder={<Skeleton lines={1} />}>
        {(Steps) => <Steps name={name} steps={steps} at={at} offers={offers} onChoose={setAt} />}
      </PrimePart>
    );
  };

const form = ['Podatki', 'Priloge', 'Pregled'];

/** The steps of a form. */
export const steps: Entry = {
  name: 'Steps',
  files: ['prime/steps'],
  use: 'A step that can be chosen is a tab stop with a ring; Enter chooses it. The current step is named as such.',
  states: {
    'First step': state('Prvi korak', form, 0, 'earlier'),
    'Last step, the earlier can be chosen': state('Zadnji korak', form, 2, 'earlier'),
    'All can be chosen': state('Kode', ['1. koda', '2. koda', '3. koda'], 1, 'all'),
    'Long text': state(
      'Dolgi koraki',
      ['Podatki o osebah in psih', 'Priloge in dokazila o spremembi', 'Pregled in oddaja vloge'],
      1,
      'all',
    ),
  },
};
