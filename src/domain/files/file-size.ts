import { formatNumber } from '../money/number';

const KIB = 1024;
const NO_BREAK_SPACE = '\u00A0';

/**
 * The size of a file for display: `471 kB`, from 1024 kB on `1.4 MB` (`pages.md` P9).
 *
 * @param bytes - less than a kilobyte is shown as `1 kB`, so that no file looks empty
 */
export function formatSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KIB));
  if (kilobytes < KIB) return `${formatNumber(kilobytes, 0)}${NO_BREAK_SPACE}kB`;
  return `${formatNumber(bytes / KIB / KIB, 1)}${NO_BREAK_SPACE}MB`;
}
