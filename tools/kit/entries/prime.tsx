import type { ComponentType, ReactNode } from 'react';
import { StatusBadge } from '../../../src/ui/page/status-badge';
import { PrimePart } from '../../../src/ui/prime/prime-part';
import { Skeleton } from '../../../src/ui/states/states';
import type { Entry } from '../entry';

/** A state of a part that is loaded as on a screen. */
function lazy<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  show: (Part: ComponentType<Props>) => ReactNode,
): ComponentType {
  return () => (
    <PrimePart load={load} placeholder={<Skeleton lines={4} />}>
      {show}
    </PrimePart>
  );
}

const timeline = () => import('../../../src/ui/prime/timeline');
const event = (key: string, content: ReactNode) => ({ key, content });

let tries = 0;
const failsOnce = () => {
  tries += 1;
  // Strict mode draws everything twice.
  return tries <= 2 ? Promise.reject(new Error('The chunk is not there.')) : timeline();
};

/** The parts of `src/ui/prime/`. */
export const prime: readonly Entry[] = [
  {
    name: 'Loading of a part',
    files: ['prime/prime-part', 'prime/provider'],
    use: 'Every part below is a separate chunk, loaded when it is needed. A failed load is shown in its place; the button loads it again.',
    states: {
      Loading: lazy(
        () => new Promise<Awaited<ReturnType<typeof timeline>>>(() => {}),
        () => null,
      ),
      Failed: lazy(failsOnce, (Timeline) => (
        <Timeline name="Po drugem poskusu" events={[event('1', 'Zdaj je naloženo.')]} />
      )),
    },
  },
  {
    name: 'Timeline',
    files: ['prime/timeline'],
    use: 'A list of events for screen readers; the last one has the accent. It has no controls, so it takes no focus.',
    states: {
      Default: lazy(timeline, (Timeline) => (
        <Timeline
          name="Potek zahteve"
          events={[
            event('1', <StatusBadge tone="info" label="Prejeto" />),
            event('2', <StatusBadge tone="busy" label="V obdelavi" />),
            event('3', <StatusBadge tone="ok" label="Potrjeno" />),
          ]}
        />
      )),
      'One event': lazy(timeline, (Timeline) => (
        <Timeline name="En dogodek" events={[event('1', 'Prejeto 3. 11. 2026')]} />
      )),
      Empty: lazy(timeline, (Timeline) => <Timeline name="Brez dogodkov" events={[]} />),
      'Long text': lazy(timeline, (Timeline) => (
        <Timeline
          name="Dolga besedila"
          events={[
            event('1', 'Zamenjava dvižnih vodov v celotnem objektu, vključno s hišnimi priključki'),
            event('2', 'Najdaljšabesedabrezpresledkovkijemoramoprelomitinaozkemzaslonutelefona'),
          ]}
        />
      )),
    },
  },
];
