import { type ComponentType, useState } from 'react';
import { PrimePart } from '../../../../src/ui/prime/prime-part';
import type { TreeItem } from '../../../../src/ui/prime/tree';
import { Skeleton } from '../../../../src/ui/states/states';
import type { Entry } from '../../entry';

const load = () => import('../../../../src/ui/prime/tree');

const years: readonly TreeItem[] = [2026, 2025].map((year) => ({
  key: String(year),
  label: String(year),
  children: ['Zapisniki', 'Pogodbe', 'Obračuni'].map((kind) => ({
    key: `${year} ${kind}`,
    label: kind,
  })),
}));
const LONG = 'Zapisniki zborov etažnih lastnikov objekta Ulica padlih borcev in talcev 128';

const state = (
  name: string,
  items: readonly TreeItem[],
  start: string | undefined,
): ComponentType =>
  function Shown() {
    const [chosen, setChosen] = useState(start);
    return (
      <PrimePart load={load} placeholder={<Skeleton lines={3} />}>
        {(Tree) => <Tree name={name} items={items} chosen={chosen} onChoose={setChosen} />}
      </PrimePart>
    );
  };

/** A choice in levels. */
export const tree: Entry = {
  name: 'Tree',
  files: ['prime/tree'],
  use: 'One tab stop. Up and down move, right opens, left closes or goes to the parent, Home and End lead to the first and the last; Enter chooses, and chosen again takes back.',
  states: {
    Default: state('Dokumenti', years, undefined),
    Chosen: state('Izbrani dokumenti', years, '2025 Pogodbe'),
    'Long text': state(
      'Dolga imena',
      [{ key: '1', label: LONG, children: [{ key: '2', label: `${LONG}, priloga` }] }],
      '2',
    ),
  },
};
