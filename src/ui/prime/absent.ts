import type { ReactNode } from 'react';

/**
 * Stands in for what PrimeReact's components import and the portal never shows (`scripts/build/absent-prime.ts`): the
 * messages, names and icons are the portal's own.
 */
const Absent = () => null;

/** A part appears at once, without PrimeReact's transition. */
export const CSSTransition = ({ children }: { readonly children: ReactNode }) => children;

export {
  Absent as AngleDownIcon,
  Absent as AngleUpIcon,
  Absent as CalendarIcon,
  Absent as CheckIcon,
  Absent as ChevronDownIcon,
  Absent as ChevronLeftIcon,
  Absent as ChevronRightIcon,
  Absent as ChevronUpIcon,
  Absent as KeyFilter,
  Absent as Messages,
  Absent as MinusIcon,
  Absent as PlusIcon,
  Absent as ProgressBar,
  Absent as Ripple,
  Absent as SearchIcon,
  Absent as SpinnerIcon,
  Absent as TimesIcon,
  Absent as Tooltip,
  Absent as UploadIcon,
};
