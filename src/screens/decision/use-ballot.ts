import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ballotFailureOf } from '../../api/ballot-failure';
import { useApi } from '../../api/bound-api';
import { decisionQuery, voteReceiptQuery } from '../../api/decisions';
import { castVotes, sendVotingCode } from '../../api/decisions-votes';
import type { Decision, VotingCode } from '../../domain/api-types';
import { keptCode, stillValid } from '../../domain/decisions/kept-code';
import { hasOtherVote, votable } from '../../domain/decisions/own-vote';
import { isProxied } from '../../machines/ballot';
import type { BallotEvent, Votes } from '../../machines/ballot-types';
import { usePortal } from '../../machines/portal-context';
import {
  type BallotActor,
  type BallotCalls,
  useBallotActor,
} from '../../machines/use-ballot-actor';
import { useAwayToast } from '../../parts/form/use-away-toast';
import { ballotText as text } from '../../text/decisions/ballot';
import { useOnScreen } from '../../ui/browser/use-on-screen';
import { notify } from '../../ui/states/toast';
import { isChoice } from './choices';

/** Where a draft has the sent code, beside the votes, whose names are numbers. */
const CODE = 'koda';

/** The votes of a draft, or those given before. */
function startVotes(decision: Decision, draft: Readonly<Record<string, unknown>>): Votes {
  const given = votable(decision.predlogi).flatMap(({ id_predloga, moj_glas }) => {
    const vote = draft[id_predloga] ?? moj_glas;
    return isChoice(vote) ? [[id_predloga, vote] as const] : [];
  });
  return new Map(given);
}

const idsOf = ({ predlogi }: Decision) => votable(predlogi).map(({ id_predloga }) => id_predloga);

const fail = (error: unknown): never => {
  throw ballotFailureOf(error);
};

/** The calls of a ballot. A user who has left the page while a vote is sent gets a toast with what became of it. */
function useCalls(id: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  const onScreen = useOnScreen();
  const tellAway = useAwayToast(text.unconfirmedAway);
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: decisionQuery(id).queryKey });
    void queryClient.invalidateQueries({ queryKey: ['decisions'] });
  };
  const calls: BallotCalls = {
    sendCode: () => sendVotingCode(api, id).catch(fail),
    loadReceipt: () =>
      queryClient.fetchQuery({ ...voteReceiptQuery(id), staleTime: 0 }).catch(fail),
    castVotes: async ({ votes, code, key }) => {
      const glasovi = [...votes].map(([id_predloga, glas]) => ({ id_predloga, glas }));
      const body = { glasovi, potrditvena_koda: code };
      const receipt = await castVotes(api, id, key, body)
        .finally(refresh)
        .catch((error: unknown) => {
          tellAway(error);
          return fail(error);
        });
      if (!onScreen.current) notify.success(text.received);
      queryClient.setQueryData(voteReceiptQuery(id).queryKey, receipt);
      return receipt;
    },
  };
  return { calls, refresh };
}

/**
 * What the decision says to its ballot after it has been loaded again.
 *
 * @param asked - `id_predloga` that the open ballot asks about
 */
function newsOf(
  before: Decision,
  now: Decision,
  asked: readonly number[] | undefined,
): BallotEvent | undefined {
  const { moje, stanje } = now;
  if (moje.oddano && moje.cas_oddaje !== before.moje.cas_oddaje) return { type: 'vote.found' };
  if (stanje === 'preklicano') return { type: 'decision.closed', fault: 'cancelled' };
  if (stanje === 'zakljuceno') return { type: 'decision.closed', fault: 'over' };
  if (moje.pooblascenec) return { type: 'decision.closed', fault: 'proxied' };
  const proposals = idsOf(now);
  if (proposals.length === 0) return { type: 'decision.closed', fault: 'withdrawn' };
  return asked === undefined || String(asked) === String(proposals)
    ? undefined
    : { type: 'proposals.changed', proposals };
}

/**
 * The ballot of a decision. The choice is kept until it is sent, also through a reload; so is what is known of the
 * code, but not the code itself.
 *
 * @param decision - as it is loaded now
 * @param onReceived - called with whether the receipt is that of the choice
 */
export function useBallot(
  decision: Decision,
  onReceived: (isChosen: boolean) => void,
): BallotActor {
  const id = decision.id_odlocitve;
  const { drafts } = usePortal();
  const draftKey = JSON.stringify(['ballot', id]);
  const [first] = useState(decision);
  const { calls, refresh } = useCalls(id);
  const [input] = useState(() => {
    const draft = drafts.read(draftKey)?.values ?? {};
    const sentTo = stillValid(draft[CODE], Date.now());
    return { proposals: idsOf(decision), votes: startVotes(decision, draft), sentTo };
  });
  const actor = useBallotActor(calls, input);
  const { state } = actor;

  const noteProxy = useEffectEvent(({ moje }: Decision) => {
    if (isProxied(state) && !moje.pooblascenec) actor.send({ type: 'proxy.revoked' });
  });
  // Only a decision that was loaded after the ballot has closed shows that the proxy was taken back.
  useEffect(() => noteProxy(decision), [decision]);
  const tell = useEffectEvent((now: Decision, isOpen: boolean) => {
    // A ballot that is sending a vote ignores changed proposals, so the event is sent when it is open again.
    const news = newsOf(first, now, isOpen ? state.context.proposals : undefined);
    if (news) actor.send(news);
  });
  const isOpen = state.matches('open');
  useEffect(() => tell(decision, isOpen), [decision, isOpen]);

  const { votes } = state.context;
  // While it can be typed: the user may have to leave the page for it, and a phone then discards the page.
  const waitsForCode = state.matches({ open: 'confirming' }) || state.matches('sending');
  const code = waitsForCode ? state.context.sentTo : undefined;
  const isReceived = state.matches('received');
  const isClosed = state.matches('closed');
  const keep = useEffectEvent((chosen: Votes, sent: VotingCode | undefined, isGiven: boolean) => {
    if (isGiven) drafts.drop(draftKey);
    else if (chosen.size > 0) {
      const kept = sent && { [CODE]: keptCode(sent, Date.now()) };
      drafts.keep(draftKey, { ...Object.fromEntries(chosen), ...kept });
    }
  });
  useEffect(() => keep(votes, code, isReceived), [votes, code, isReceived]);
  const end = useEffectEvent((withReceipt: boolean, without: boolean) => {
    const { receipt, votes: chosen } = state.context;
    const isOther = withReceipt && receipt !== undefined && hasOtherVote(receipt, chosen);
    if (withReceipt) onReceived(!isOther);
    // The page then shows the decision as the server has it now.
    if (without || isOther) refresh();
  });
  useEffect(() => end(isReceived, isClosed), [isReceived, isClosed]);
  return actor;
}
