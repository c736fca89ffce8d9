import { download, downloadMessage } from '../../api/download';
import { billsText as text } from '../../text/bills/bills';
import { DownloadButton } from '../../ui/controls/download-button';

interface YearZipProps {
  /** Path of the archive; `null` where the manager offers none. */
  readonly path: string | null;
  readonly year: number;
}

/** Saves all bills of a year as one file (`pages.md` P16). */
export function YearZip({ path, year }: YearZipProps) {
  if (path === null) return null;
  return (
    <DownloadButton
      key={path}
      label={text.allOfYear}
      document={text.regularOf(year)}
      download={(signal) => download(path, signal)}
      explain={downloadMessage}
    />
  );
}
