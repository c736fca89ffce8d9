import { submissionAnchor } from '../../navigation/form-link';

/** The parameter of the address that names the shown tab; without it the forms are shown. */
export const TAB_PARAMETER = 'pogled';

/** The parameter of the address that names the step of the open form; without it the first is shown. */
export const STEP_PARAMETER = 'korak';

export const formsTab = 'obrazci';
export const sentTab = 'oddane';

/** The tab for an address; an address with a submission means the submissions. */
export function tabOf(address: URLSearchParams, hash: string): string {
  return (
    address.get(TAB_PARAMETER) ?? (hash.startsWith(`#${submissionAnchor('')}`) ? sentTab : formsTab)
  );
}
