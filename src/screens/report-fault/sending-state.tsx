import { reportFaultText as text } from '../../text/events/report-fault';
import { UploadProgress } from '../../ui/form/upload-progress';
import type { Report } from './use-report';

/** How far the report is, with the way to stop it; only a report with photos takes so long. */
export function SendingState({ report: { actor, progress, values } }: { report: Report }) {
  const { state, send } = actor;
  const isPreparing = state.matches('preparing');
  const isSending = state.matches('sending');
  if (values.fotografije.length === 0 || !(isPreparing || isSending)) return null;
  return (
    <div className="report-fault__sending">
      {isPreparing ? <p role="status">{text.preparing}</p> : null}
      {isSending && progress ? <UploadProgress progress={progress} /> : null}
      <button
        type="button"
        className="button button--quiet"
        onClick={() => send({ type: 'cancel.chosen' })}
      >
        {text.cancel}
      </button>
    </div>
  );
}
