import { type ComponentType, useId, useState } from 'react';
import { PrimePart } from '../../../../src/ui/prime/prime-part';
import { Skeleton } from '../../../../src/ui/states/states';
import type { Entry } from '../../entry';

const load = () => import('../../../../src/ui/prime/select-button');

const state = (title: string, labels: readonly string[]): ComponentType =>
  function Shown() {
    const id = useId();
    const [value, setValue] = useState('0');
    const options = labels.map((label, index) => ({ value: String(index), label }));
    return (
      <>
        <p id={id}>{title}</p>
        <PrimePart load={load} placeholder={<Skeleton lines={1} />}>
          {(SelectButton) => (
            <SelectButton labelledBy={id} options={options} value={value} onChoose={setValue} />
          )}
        </PrimePart>
      </>
    );
  };

/** A choice of two or three views. */
export const selectButton: Entry = {
  name: 'Select button',
  files: ['prime/select-button'],
  use: 'The chosen view has the accent; arrow keys or Tab reach the others, Enter and space choose.',
  states: {
    Default: state('Prikaz', ['Moja enota', 'Celoten objekt']),
    Three: state('Obdobje', ['Mesec', 'Leto', 'Vse']),
    'Long text': state('Plačilo', [
      'Ena koda za vse izbrane račune skupaj',
      'Za vsak izbrani račun posebej',
    ]),
  },
};
