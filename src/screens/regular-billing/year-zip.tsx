import { DownloadButton } from '../../parts/documents/download-button';
import { billListsText as text } from '../../text/bills/bill-lists';

interface YearZipProps {
  /** Path of the archive; `null` when the manager offers none. */
  readonly path: string | null;
  readonly year: number;
}

/** Saves all bills of a year as one file (`pages.md` P16). */
export function YearZip({ path, year }: YearZipProps) {
  if (path === null) return null;
  return (
    <DownloadButton key={path} label={text.allOfYear} document={text.regularOf(year)} file={path} />
  );
}
