import type { ReactNode } from 'react';
import { StatusBadge } from '../../../../src/ui/page/status-badge';
import { TimelineDetails } from '../../../../src/ui/page/timeline-details';
import type { Entry } from '../../entry';
import { lazy } from './lazy';

const load = () => import('../../../../src/ui/prime/timeline');

const state = (name: string, contents: readonly ReactNode[]) =>
  lazy(load, (Timeline) => (
    <Timeline
      name={name}
      events={contents.map((content, index) => ({ key: String(index), content }))}
    />
  ));

/** A history. */
export const timeline: Entry = {
  name: 'Timeline',
  files: ['prime/timeline', 'page/timeline-details'],
  use: 'A list of events for screen readers; the last one has the accent. It has no controls, so it takes no focus.',
  states: {
    Default: state('Potek zahteve', [
      <StatusBadge key="1" tone="info" label="Prejeto" />,
      <StatusBadge key="2" tone="busy" label="V obdelavi" />,
      <StatusBadge key="3" tone="ok" label="Potrjeno" />,
    ]),
    'One event': state('En dogodek', ['Prejeto 3. 11. 2026']),
    'Loaded when it is opened': () => (
      <TimelineDetails name="Zgodovina" events={[{ key: '1', content: 'Prejeto' }]} />
    ),
    'Long text': state('Dolga besedila', [
      'Zamenjava dvižnih vodov v celotnem objektu, vključno s hišnimi priključki',
      'Najdaljšabesedabrezpresledkovkijemoramoprelomitinaozkemzaslonutelefona',
    ]),
  },
};
