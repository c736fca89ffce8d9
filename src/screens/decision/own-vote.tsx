import { useQuery } from '@tanstack/react-query';
import { voteReceiptQuery } from '../../api/decisions';
import { ApiError } from '../../api/errors';
import type { Decision, VoteReceipt } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { portalNow } from '../../domain/dates/server-day';
import { mayChange } from '../../domain/decisions/own-vote';
import { label } from '../../domain/values/label';
import { DownloadButton } from '../../parts/documents/download-button';
import { QueryView } from '../../parts/query/query-view';
import { unknownText } from '../../text/common/unknown';
import { ballotText as text } from '../../text/decisions/ballot';
import { givenVotes } from '../../text/decisions/labels';
import { Facts } from '../../ui/page/facts';
import { SectionCard } from '../../ui/page/section-card';
import { Notice } from '../../ui/states/notice';
import { shareWithPercent } from './share-text';

interface OwnVoteProps {
  readonly decision: Decision;
  /** Whether the vote was given just now, or another one was found instead of it; then the card takes the focus. */
  readonly news: 'voted' | 'found' | undefined;
  readonly onChange: () => void;
}

/** The receipt of a vote on the portal: its number, time, votes and checksum, and the same as a document. */
function Receipt({ receipt }: { receipt: VoteReceipt }) {
  const { st_potrdila, oddano_ob, glasovi, delez_stevec, imenovalec, kontrolna_vsota } = receipt;
  const { receiptFacts: facts } = text;
  return (
    <>
      <h3>{text.receipt}</h3>
      <ul className="receipt__votes">
        {glasovi.map(({ id_predloga, zap_st, glas }) => (
          <li key={id_predloga}>
            {text.receiptVote(zap_st, label(givenVotes, glas, unknownText.other))}
          </li>
        ))}
      </ul>
      <Facts
        facts={{
          [facts.time]: formatDate(oddano_ob, true),
          [facts.shares]: shareWithPercent(delez_stevec, imenovalec),
          [facts.number]: st_potrdila,
          [facts.checksum]: <small>{kontrolna_vsota}</small>,
        }}
      />
      <DownloadButton label={text.pdf} document={st_potrdila} file={receipt.pot_pdf} />
    </>
  );
}

/** The receipt again; a vote on paper has none. */
function ReceiptAgain({ id }: { id: number }) {
  const query = useQuery(voteReceiptQuery(id));
  if (query.error instanceof ApiError && query.error.status === 404) return null;
  return (
    <QueryView query={query} skeletonLines={5} failedTitle={text.receiptFailed}>
      {(receipt) => <Receipt receipt={receipt} />}
    </QueryView>
  );
}

/** In what way and when the vote was given. */
function sentenceOf({ moje }: Decision): string | undefined {
  const { oddano, nacin_oddaje, cas_oddaje } = moje;
  if (!oddano || nacin_oddaje === null) return undefined;
  return label(text.given, nacin_oddaje, text.givenOther)(formatDate(cas_oddaje, true));
}

/** The vote that the user has given, with its receipt, and until when it may be changed. */
export function OwnVote({ decision, news, onChange }: OwnVoteProps) {
  const { moje, id_odlocitve } = decision;
  const sentence = sentenceOf(decision);
  const isOnPortal = news !== undefined || moje.nacin_oddaje === 'elektronsko';
  return (
    <SectionCard title={text.title} wide {...(news && { takesFocus: true })}>
      {news === 'voted' ? <Notice kind="success">{text.received}</Notice> : null}
      {news === 'found' ? <Notice kind="warning">{text.votedElsewhere}</Notice> : null}
      {sentence && news !== 'voted' ? <p>{sentence}</p> : null}
      {isOnPortal ? <ReceiptAgain id={id_odlocitve} /> : null}
      {mayChange(decision, portalNow()) ? (
        <>
          <p>{text.changeUntil(formatDate(moje.sprememba_mozna_do, true))}</p>
          <button type="button" className="button button--quiet no-print" onClick={onChange}>
            {text.changeVote}
          </button>
        </>
      ) : null}
    </SectionCard>
  );
}
