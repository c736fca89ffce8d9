import { useId } from 'react';
import { formatSize } from '../../domain/files/file-size';
import { evidenceText as text } from '../../text/bills/evidence';
import { saveFile } from '../../ui/browser/save-file';
import { LeavingButton } from '../../ui/page/leaving-button';
import { Notice } from '../../ui/states/notice';
import '../../ui/dialog/confirm-dialog.css';
import '../../ui/form/upload-progress.css';
import type { PackRun } from './use-pack-run';

interface PackRunViewProps {
  readonly run: PackRun;
  readonly cancel: () => void;
}

/** A run: its progress, the question about a large pack, or the finished pack with what is missing. */
export function PackRunView({ run, cancel }: PackRunViewProps) {
  const id = useId();
  if (run.kind === 'idle') return null;
  if (run.kind === 'asks') {
    const size = formatSize(run.bytes);
    return (
      <div className="panel__group">
        <Notice kind="warning">{run.known ? text.largeKnown(size) : text.large(size)}</Notice>
        <div className="confirm__actions">
          <LeavingButton primary onPress={() => run.answer(true)}>
            {text.continue}
          </LeavingButton>
          <LeavingButton onPress={() => run.answer(false)}>{text.cancel}</LeavingButton>
        </div>
      </div>
    );
  }
  if (run.kind === 'made') {
    const { file, files, missing, locked } = run.made;
    return (
      <div className="panel__group">
        <Notice kind="success">{text.made(files, formatSize(file.size))}</Notice>
        {missing.length > 0 ? (
          <div>
            <p>{text.lacking(missing.length)}</p>
            <ul>
              {missing.map(({ name, missing: reason }) => (
                <li key={name}>{`${name} – ${reason}`}</li>
              ))}
            </ul>
          </div>
        ) : null}
        {locked.length > 0 ? <p>{text.locked(locked.join(', '))}</p> : null}
        <div className="confirm__actions">
          <button
            type="button"
            className="button button--quiet"
            onClick={() => saveFile(file, file.name)}
          >
            {text.saveAgain}
          </button>
        </div>
      </div>
    );
  }
  const { progress, packing } = run;
  return (
    <div className="upload-progress">
      <label htmlFor={id} className="visually-hidden">
        {text.making}
      </label>
      <progress id={id} max={Math.max(1, progress.all)} value={progress.done} />
      <p role="status">
        {packing
          ? text.packing
          : text.progress(progress.done, progress.all, formatSize(progress.bytes))}
      </p>
      <div className="confirm__actions">
        <LeavingButton onPress={cancel}>{text.cancel}</LeavingButton>
      </div>
    </div>
  );
}
