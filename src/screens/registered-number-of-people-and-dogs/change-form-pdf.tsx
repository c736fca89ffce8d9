import { changeFormPdf } from '../../api/building-registered';
import { DownloadButton } from '../../parts/documents/download-button';
import { registeredText as text } from '../../text/building/registered-numbers';

/** The form for a report on paper. */
export function ChangeFormPdf() {
  return (
    <div className="no-print">
      <DownloadButton label={text.form} document={text.formName} file={changeFormPdf} />
    </div>
  );
}
