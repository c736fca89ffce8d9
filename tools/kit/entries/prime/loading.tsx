import type { Entry } from '../../entry';
import { lazy } from './lazy';

const timeline = () => import('../../../../src/ui/prime/timeline');

let tries = 0;
const failsFirst = () => {
  tries += 1;
  // In development strict mode loads twice.
  const first = import.meta.env.DEV ? 2 : 1;
  return tries <= first ? Promise.reject(new Error('The chunk is not there.')) : timeline();
};

/** How every part is loaded. */
export const loading: Entry = {
  name: 'Loading of a part',
  files: ['prime/prime-part', 'prime/provider'],
  use: 'Every part below is a separate chunk, loaded when it is needed. A failed load is shown in its place; the button loads it again.',
  states: {
    Loading: lazy(
      () => new Promise<Awaited<ReturnType<typeof timeline>>>(() => {}),
      () => null,
    ),
    Failed: lazy(failsFirst, (Timeline) => (
      <Timeline name="Po ponovnem poskusu" events={[{ key: '1', content: 'Zdaj je naloženo.' }]} />
    )),
  },
};
