import { type ComponentType, useState } from 'react';
import { PrimePart } from '../../../../src/ui/prime/prime-part';
import { Skeleton } from '../../../../src/ui/states/states';
import type { Entry } from '../../entry';

const load = () => import('../../../../src/ui/prime/input-number');

const state = (label: string, start: string, min?: number, max?: number): ComponentType =>
  function Shown() {
    const [typed, setTyped] = useState(start);
    return (
      <div className="field__box">
        <p className="field__input">{typed === '' ? '/' : typed}</p>
        <PrimePart load={load} placeholder={<Skeleton lines={1} />}>
          {(InputNumber) => (
            <InputNumber
              label={label}
              names={undefined}
              typed={typed}
              min={min}
              max={max}
              onStep={setTyped}
            />
          )}
        </PrimePart>
      </div>
    );
  };

/** The buttons of a field for a number. */
export const inputNumber: Entry = {
  name: 'Number buttons',
  files: ['prime/input-number'],
  use: 'Each press steps by one, and holding repeats. At a limit the button is dimmed and keeps the focus. Their field is in Count field.',
  states: {
    Empty: state('Število psov', ''),
    Filled: state('Število oseb', '3', 0, 20),
    'At the limit': state('Število ključev', '20', 0, 20),
    'Not a number': state('Število avtomobilov', 'tri'),
    'Long text': state('Število oseb, ki v stanovanju stalno prebivajo', '2', 0, 20),
  },
};
