import { type ComponentType, useState } from 'react';
import { PrimePart } from '../../../../src/ui/prime/prime-part';
import { Skeleton } from '../../../../src/ui/states/states';
import type { Entry } from '../../entry';

const load = () => import('../../../../src/ui/prime/input-number');

const state = (
  label: string,
  start: string,
  limits: { min?: number; max?: number; decimals?: number } = {},
): ComponentType =>
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
              decimals={limits.decimals ?? 0}
              min={limits.min}
              max={limits.max}
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
  use: 'Each press steps by one, and holding repeats. At a limit the button is dimmed and keeps the focus. Decimals stay as they are typed. Their field is in Number field.',
  states: {
    Empty: state('Število psov', ''),
    Filled: state('Število oseb', '3', { min: 0, max: 20 }),
    Decimals: state('Stanje (m³)', '217,451', { decimals: 3 }),
    'At the limit': state('Število ključev', '20', { min: 0, max: 20 }),
    'Not a number': state('Število avtomobilov', 'tri'),
    'Long text': state('Število oseb, ki v stanovanju stalno prebivajo', '2', { min: 0, max: 20 }),
  },
};
