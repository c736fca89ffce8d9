import { submissionAnchor } from '../../navigation/form-link';

/** Stands in the address with the tab that is shown; without it the forms are. */
export const TAB = 'pogled';

export const formsTab = 'obrazci';
export const sentTab = 'oddane';

/** The tab that an address means: one that leads to a submission means those. */
export function tabOf(address: URLSearchParams, hash: string): string {
  return address.get(TAB) ?? (hash.startsWith(`#${submissionAnchor('')}`) ? sentTab : formsTab);
}
