import { ballotPath } from '../../api/decisions-votes';
import { download } from '../../api/download';
import type { Decision } from '../../domain/api-types';
import { votingWay } from '../../domain/decisions/own-vote';
import { DownloadButton } from '../../parts/documents/download-button';
import { ballotText as text } from '../../text/decisions/ballot';
import { SectionCard } from '../../ui/page/section-card';

/** Why and how one votes without the portal; `undefined` when there is nothing to say. */
function noteOf(decision: Decision): string | undefined {
  const way = votingWay(decision);
  if (way === 'portal') return text.orPaper;
  if (way === 'assembly') return text.onlyAtAssembly;
  const { stanje, moje, sprejet_v_pogodbi } = decision;
  const mayNotVote = !moje.upravicen || moje.oddano || moje.pooblascenec !== null;
  if (stanje !== 'odprto' || mayNotVote) return undefined;
  if (!sprejet_v_pogodbi) return text.noConsent;
  return way === 'paper' ? text.noShares : undefined;
}

/** Voting on paper: the sheet to sign, filled in, or the assembly. */
export function PaperCard({ decision }: { decision: Decision }) {
  const note = noteOf(decision);
  const { vrsta, id_odlocitve: id, naziv } = decision;
  const hasSheet = vrsta === 'listina';
  if (note === undefined || (vrsta === 'elektronsko' && note === text.orPaper)) return null;
  return (
    <SectionCard title={hasSheet ? text.paper : text.title}>
      <p>{note}</p>
      {hasSheet ? (
        <>
          <p className="page__lead">{text.sheetNote}</p>
          <DownloadButton
            label={text.sheet}
            document={text.sheetName(naziv)}
            file={(api, signal) => download(api, ballotPath(api, id), signal)}
          />
        </>
      ) : null}
    </SectionCard>
  );
}
