import FileText from 'lucide-react/icons/file-text';
import { formatDate } from '../../domain/dates/date';
import { shownFileName } from '../../domain/files/file-name';
import { formatSize } from '../../domain/files/file-size';
import { downloadText as text } from '../../text/documents/download';
import './document-list.css';
import { DownloadButton } from './download-button';
import { PreviewButton } from './preview-button';

/** A file as the contract's `Attachment` has it. */
export interface ListedFile {
  readonly naziv: string;
  /** The extension, without a dot. */
  readonly vrsta: string;
  readonly velikost: number;
  readonly pot: string;
  /** The date of the document. */
  readonly datum?: string;
  /** A description. */
  readonly note?: string | null;
}

/** Files with type and size and a download button; PDFs also have a preview (`pages.md` P9, P11, P19). */
export function DocumentList({ label, files }: { label: string; files: readonly ListedFile[] }) {
  return (
    <ul className="document-list" aria-label={label}>
      {files.map((file) => (
        <li key={file.pot}>
          <FileText size={24} aria-hidden />
          <div className="document-list__about">
            <p className="document-list__name">{shownFileName(file.naziv)}</p>
            {file.note ? <p>{file.note}</p> : null}
            <p className="document-list__facts">{factsOf(file)}</p>
          </div>
          <FileActions {...file} />
        </li>
      ))}
    </ul>
  );
}

function factsOf({ vrsta, velikost, datum }: ListedFile): string {
  const facts = [vrsta.toUpperCase(), formatSize(velikost), formatDate(datum)];
  return facts.filter((fact) => fact !== '/').join(', ');
}

function FileActions({ naziv, vrsta, velikost, pot }: ListedFile) {
  const name = shownFileName(naziv);
  return (
    <div className="document-list__actions">
      {vrsta === 'pdf' ? <PreviewButton document={name} file={pot} /> : null}
      <DownloadButton
        label={text.save(vrsta.toUpperCase())}
        document={`${name}, ${formatSize(velikost)}`}
        file={pot}
      />
    </div>
  );
}
