import { jpegWith, pngWith } from '../../../mocks/files/photo.fixture';
import { download } from '../../../src/api/download';
import {
  buildingEventsQuery,
  calendarSubscriptionQuery,
  createCalendarSubscription,
  revokeCalendarSubscription,
} from '../../../src/api/events';
import { addMeToo, confirmFault, faultsQuery, reportFault } from '../../../src/api/events-faults';
import { type Drive, query, REPEATED_PARTS } from './drive';

const building = '0137';
const ignoreProgress = () => {};
const report = {
  objekt_sifra: building,
  kraj: 'klet',
  vhod: 'Javorjeva ulica 12',
  panoga: 'drugo',
  opis: 'V kleti se na steni nabira vlaga.',
  ni_podobna: true,
} as const;

/** What is going on in a building. */
export const events: readonly Drive[] = [
  ...query(
    buildingEventsQuery,
    'listBuildingEvents',
    [building],
    [building, { from: '2026-11-21', to: '2026-12-31', urgency: 'obicajno' }],
  ),
  ...query(faultsQuery, 'listFaults', [building]),
  ...query(calendarSubscriptionQuery, 'getCalendarSubscription', [building]),
  {
    of: createCalendarSubscription,
    calls: ['createCalendarSubscription'],
    run: ({ api }) => createCalendarSubscription(api, building),
  },
  {
    of: revokeCalendarSubscription,
    calls: ['revokeCalendarSubscription'],
    run: ({ api }) => revokeCalendarSubscription(api, building),
  },
  {
    of: reportFault,
    by: 'with two photos',
    calls: ['reportFault'],
    notOnMock: REPEATED_PARTS,
    run: ({ api }) => {
      const fotografije = [
        new File([jpegWith('camera')], 'vlaga.jpg', { type: 'image/jpeg' }),
        new File([pngWith('camera')], 'vlaga.png', { type: 'image/png' }),
      ];
      const key = '5b0f7a2e-4f3d-4c55-9d0e-6d1a8f1c2e79';
      return reportFault(api, key, { ...report, fotografije }, ignoreProgress);
    },
  },
  {
    of: reportFault,
    by: 'without a photo',
    calls: ['reportFault'],
    run: ({ api }) => {
      const key = '5b0f7a2e-4f3d-4c55-9d0e-6d1a8f1c2e80';
      return reportFault(api, key, { ...report, fotografije: [] }, ignoreProgress);
    },
  },
  {
    of: addMeToo,
    calls: ['addMeToo'],
    run: ({ api }) => addMeToo(api, 'N-2026-00118'),
  },
  {
    of: confirmFault,
    calls: ['confirmFault'],
    run: ({ api }) => confirmFault(api, 'N-2026-00112', { opravljeno: true, opis: null }),
  },
  {
    of: download,
    by: 'a photo of a fault',
    calls: ['downloadFaultPhoto'],
    run: ({ api, signal }) =>
      download(api, `/api/${api.product}-user/v2/fault/N-2026-00112/photo/1`, signal),
  },
];
