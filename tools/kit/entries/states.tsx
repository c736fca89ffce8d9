import { LeavingButton } from '../../../src/ui/page/leaving-button';
import { Notice } from '../../../src/ui/states/notice';
import { Empty, Failed, Skeleton } from '../../../src/ui/states/states';
import { notify } from '../../../src/ui/states/toast';
import type { Entry } from '../entry';

const LONG =
  'Podatkov o stroških ni bilo mogoče naložiti, ker strežnik upravnika ni odgovoril v pričakovanem času';

const kinds = ['default', 'info', 'success', 'warning', 'error'] as const;

/** What stands in place of content, and messages. */
export const states: readonly Entry[] = [
  {
    name: 'Skeleton',
    files: ['states/states'],
    use: 'As large as the content, so that nothing shifts. It does not move when the system asks for less motion.',
    states: {
      Text: () => <Skeleton lines={3} />,
      Amount: () => <Skeleton lines={3} shape="amount" />,
      Facts: () => <Skeleton lines={3} shape="facts" />,
      Chart: () => <Skeleton lines={3} shape="chart" />,
    },
  },
  {
    name: 'Leaving button',
    files: ['page/leaving-button'],
    use: 'Its own press removes it from the page, so the focus goes to what is around it.',
    states: {
      Default: () => <LeavingButton onPress={() => {}}>Poskusi znova</LeavingButton>,
      Primary: () => (
        <LeavingButton primary onPress={() => {}}>
          Izdelaj paket
        </LeavingButton>
      ),
      Disabled: () => (
        <LeavingButton primary disabled onPress={() => {}}>
          Izdelaj paket
        </LeavingButton>
      ),
    },
  },
  {
    name: 'Failed',
    files: [],
    use: 'Stays in the page, with the reason if it is known and a button that tries again.',
    states: {
      Default: () => <Failed title="Računov ni bilo mogoče naložiti." onRetry={() => {}} />,
      'With a reason': () => (
        <Failed title="Računov ni bilo mogoče naložiti." detail="Preverite povezavo." />
      ),
      'Long text': () => (
        <Failed title={LONG} detail={`Preverite povezavo. ${LONG}.`} onRetry={() => {}} />
      ),
    },
  },
  {
    name: 'Empty',
    files: [],
    use: 'Says that there is nothing, or that this is good.',
    states: {
      Default: () => <Empty text="Ni dokumentov." />,
      Good: () => <Empty good text="Vse je poravnano." />,
      'Long text': () => <Empty text={`${LONG}.`} />,
    },
  },
  {
    name: 'Notice',
    files: ['states/notice'],
    use: 'A message that stays; its kind has an icon as well as a colour.',
    states: {
      Failure: () => <Notice>Plačilo ni uspelo.</Notice>,
      Warning: () => <Notice kind="warning">Račun zapade jutri.</Notice>,
      Success: () => <Notice kind="success">Vloga je oddana.</Notice>,
      'Long text': () => <Notice kind="warning">{LONG}.</Notice>,
    },
  },
  {
    name: 'Toast',
    files: ['states/toast', 'states/toast-library'],
    use: 'Stays for 3 s, longer under the pointer or with the focus. At most three; the same text is shown once.',
    states: {
      'Each kind': () => (
        <div className="kit-row">
          {kinds.map((kind) => (
            <button
              key={kind}
              type="button"
              className="button button--quiet"
              onClick={() => notify[kind](`Sporočilo: ${kind}`)}
            >
              {kind}
            </button>
          ))}
        </div>
      ),
    },
  },
];
