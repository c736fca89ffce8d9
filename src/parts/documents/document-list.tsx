import type { CSSProperties } from 'react';
import { formatDate } from '../../domain/dates/date';
import { fileTitle } from '../../domain/files/file-name';
import { formatSize } from '../../domain/files/file-size';
import { downloadText as text } from '../../text/documents/download';
import { MOBILE, useMedia } from '../../ui/browser/use-media';
import { WholeValues } from '../../ui/page/whole-values';
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
  /** What kind of document it is, in a word or two. */
  readonly kind?: string;
  /** A description. */
  readonly note?: string | null;
}

interface DocumentListProps {
  readonly label: string;
  readonly files: readonly ListedFile[];
}

/** Files with title, type and size and a download button; PDFs also have a preview (`pages.md` P9, P11, P19). */
export function DocumentList({ label, files }: DocumentListProps) {
  const iconOnly = useMedia(MOBILE);
  return (
    <ul className="document-list" aria-label={label}>
      {files.map((file) => (
        <li key={file.pot}>
          <div className="document-list__about">
            <p className="document-list__name">
              <WholeValues>{fileTitle(file.naziv, file.vrsta)}</WholeValues>
            </p>
            {file.note ? <p className="document-list__facts">{file.note}</p> : null}
            <p className="document-list__facts">{factsOf(file)}</p>
          </div>
          <FileActions file={file} iconOnly={iconOnly} />
        </li>
      ))}
    </ul>
  );
}

function factsOf({ kind = '/', vrsta, velikost, datum }: ListedFile): string {
  const facts = [kind, vrsta.toUpperCase(), formatSize(velikost), formatDate(datum)];
  return facts.filter((fact) => fact !== '/').join(' · ');
}

/** Saving stays above the area of the preview, which is the whole row. */
const above: CSSProperties = { zIndex: 1 };

function FileActions({ file, iconOnly }: { file: ListedFile; iconOnly: boolean }) {
  const { naziv, vrsta, velikost, pot } = file;
  const title = fileTitle(naziv, vrsta);
  const saving = (
    <DownloadButton
      label={text.save(vrsta.toUpperCase())}
      document={`${title}, ${formatSize(velikost)}`}
      file={pot}
      iconOnly={iconOnly}
    />
  );
  if (vrsta !== 'pdf') return <div className="document-list__actions">{saving}</div>;
  const preview = <PreviewButton document={title} file={pot} iconOnly={iconOnly} />;
  return (
    <div className="document-list__actions">
      {iconOnly ? null : preview}
      <div style={above}>{saving}</div>
      {/* As an icon it is the chevron at the end of the row. */}
      {iconOnly ? preview : null}
    </div>
  );
}
