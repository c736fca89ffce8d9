import { LazyPart } from '../../parts/query/lazy-part';
import { decisionText as text } from '../../text/decisions/decision';

/** Why a decision is proposed, in the manager's words. */
export function Why({ html }: { html: string }) {
  const load = () =>
    import('../../parts/managers-text/rich-text').then(({ RichText }) => ({ default: RichText }));
  return (
    <div className="proposal__part">
      <h4>{text.why}</h4>
      <LazyPart name="rich-text" load={load} skeletonLines={2}>
        {(RichText) => <RichText html={html} />}
      </LazyPart>
    </div>
  );
}
