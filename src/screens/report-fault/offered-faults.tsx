import type { BuildingFault } from '../../domain/api-types';
import { reportFaultText as text } from '../../text/events/report-fault';
import { FocusHere, headingFollows } from '../../ui/page/focus-here';
import { SimilarList } from './similar-list';
import type { Report } from './use-report';

interface OfferedFaultsProps {
  /** All faults of the building. */
  readonly faults: readonly BuildingFault[];
  readonly report: Report;
}

/** The server has not taken the report, because there are open faults of the same place and kind. */
export function OfferedFaults({ faults, report }: OfferedFaultsProps) {
  const { similar } = report.actor.state.context;
  const shown = faults.filter(({ st_prijave }) => similar.includes(st_prijave));
  return (
    <FocusHere>
      <section ref={headingFollows} className="report-fault" aria-labelledby="similar-offered">
        <h2 id="similar-offered">{text.similar.title}</h2>
        <p>{text.similar.lead}</p>
        {shown.length > 0 ? <SimilarList faults={shown} onSaid={report.leaveFor} /> : null}
        <div className="form__actions">
          <button
            type="button"
            className="button button--quiet"
            onClick={() => report.actor.send({ type: 'form.wanted' })}
          >
            {text.similar.form}
          </button>
          <button type="button" className="button" onClick={report.sendAsOther}>
            {text.similar.other}
          </button>
        </div>
      </section>
    </FocusHere>
  );
}
