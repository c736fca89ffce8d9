import { decisionQuery, decisionsQuery, voteReceiptQuery } from '../../../src/api/decisions';
import {
  ballotPath,
  castVotes,
  giveProxy,
  revokeProxy,
  sendVotingCode,
} from '../../../src/api/decisions-votes';
import { download } from '../../../src/api/download';
import { plantCode } from '../../support/decision-requests';
import { onMock } from '../../support/target';
import { type Drive, query } from './drive';

const building = '0137';
const proxy = { ime_priimek: 'Marko Zupančič', naslov: 'Javorjeva ulica 12, 1999 Zeleni Gaj' };
const code = '482913';
const key = '5b0f7a2e-4f3d-4c55-9d0e-6d1a8f1c2e78';

/** The owners' decisions, and what an owner does in them. */
export const decisions: readonly Drive[] = [
  ...query(
    decisionsQuery,
    'listDecisions',
    [building, { state: undefined, year: undefined }],
    [building, { state: 'odprto', year: 2026 }],
  ),
  ...query(decisionQuery, 'getDecision', [9101]),
  ...query(voteReceiptQuery, 'getVoteReceipt', [9105]),
  {
    of: sendVotingCode,
    calls: ['sendVotingCode'],
    run: ({ api }) => sendVotingCode(api, 9101),
  },
  {
    of: castVotes,
    calls: ['castVotes'],
    run: ({ api, server }) => {
      if (!onMock) plantCode(server.backend, 9101, code);
      const glasovi = [{ id_predloga: 91011, glas: 'za' as const }];
      return castVotes(api, 9101, key, { glasovi, potrditvena_koda: code });
    },
  },
  {
    of: giveProxy,
    calls: ['giveProxy'],
    run: ({ api }) => giveProxy(api, 9102, proxy),
  },
  {
    of: revokeProxy,
    calls: ['revokeProxy'],
    run: ({ api }) => revokeProxy(api, 9102),
  },
  {
    of: download,
    by: 'the paper to sign',
    calls: ['downloadBallot'],
    run: ({ api, signal }) => download(api, ballotPath(api, 9108), signal),
  },
  {
    of: download,
    by: 'the receipt of a vote',
    calls: ['getVoteReceipt', 'downloadVoteReceipt'],
    run: async ({ api, cache, signal }) => {
      const { pot_pdf } = await cache.fetchQuery(voteReceiptQuery(9105));
      return download(api, pot_pdf, signal);
    },
  },
];
