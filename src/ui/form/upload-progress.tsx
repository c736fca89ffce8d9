import { useId } from 'react';
import { formText } from '../../text/forms/form';
import './upload-progress.css';

/** How much of a form has been sent, in bytes. */
export interface Sent {
  readonly sent: number;
  readonly total: number;
}

/** The progress of a form with files. At 100 % the server has not answered yet. */
export function UploadProgress({ progress: { sent, total } }: { progress: Sent }) {
  const id = useId();
  const percent = total > 0 ? Math.floor((100 * sent) / total) : 0;
  return (
    <div className="upload-progress">
      <label htmlFor={id} className="visually-hidden">
        {formText.uploading}
      </label>
      <progress id={id} max={100} value={percent} />
      <p>{percent === 100 ? formText.waiting : formText.uploaded(percent)}</p>
    </div>
  );
}
