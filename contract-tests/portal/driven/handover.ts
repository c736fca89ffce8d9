import { download } from '../../../src/api/download';
import {
  deleteHandover,
  handoverQuery,
  handoversQuery,
  moveHandover,
  saveHandover,
  saveHandoverFile,
  startHandover,
} from '../../../src/api/people-handover';
import {
  answerHandover,
  loadHandoverOffer,
  offerFilePath,
} from '../../../src/api/people-handover-offer';
import { fileOf } from '../../support/files';
import { jureDraft } from '../../support/handover-calls';
import { type Drive, query, REPEATED_PARTS } from './drive';

const unit = '0137G22';
const token = 'cHJlZGFqYS1nYXJhemUtY2FrYS1uYS10aW5vLXRlc3Q';

/** Handovers of units. */
export const handover: readonly Drive[] = [
  ...query(handoversQuery, 'listHandovers', []),
  ...query(handoverQuery, 'getHandover', [unit]),
  {
    of: download,
    by: 'a contract of a handover',
    calls: ['downloadHandoverFile'],
    run: ({ api, signal }) =>
      download(api, `/api/${api.product}-user/v2/handover_case/702/file/1`, signal),
  },
  {
    of: moveHandover,
    calls: ['moveHandover'],
    asks: ['702'],
    run: ({ api }) => moveHandover(api, 702, { razlicica: 3, stanje: 'osnutek' }),
  },
  {
    of: saveHandover,
    calls: ['saveHandover'],
    asks: ['702'],
    run: ({ api }) => saveHandover(api, 702, jureDraft),
  },
  {
    of: saveHandoverFile,
    calls: ['saveHandover'],
    asks: ['702'],
    notOnMock: REPEATED_PARTS,
    run: ({ api }) => {
      const file = fileOf('soglasje.pdf', 'pdf');
      return saveHandoverFile(api, 702, jureDraft, { kind: 'drugo', file }, () => {});
    },
  },
  {
    of: startHandover,
    calls: ['startHandover'],
    asks: [unit],
    run: ({ api }) => startHandover(api, unit, 'prodaja'),
  },
  {
    of: deleteHandover,
    calls: ['deleteHandover'],
    asks: ['705'],
    run: ({ api }) => deleteHandover(api, 705),
  },
  {
    of: loadHandoverOffer,
    calls: ['getHandoverOffer'],
    asks: [token],
    run: ({ api, signal }) => loadHandoverOffer(api, token, signal),
  },
  {
    of: download,
    by: 'a document of an offer',
    calls: ['downloadOfferFile'],
    run: ({ api, signal }) => download(api, offerFilePath(token, 1), signal),
  },
  {
    of: answerHandover,
    calls: ['answerHandover'],
    asks: [token],
    run: ({ api }) =>
      answerHandover(api, token, { odgovor: 'potrjujem', razlog: null, password: null }),
  },
];
