import { useWatch } from 'react-hook-form';
import type { FormValues } from './rules';
import type { PortalForm } from './use-portal-form';

/** What stands in a form right now, for a part of the page that depends on it. */
export function useValues<Values extends FormValues>(form: PortalForm<Values>): Values {
  return useWatch({ control: form.inner.control }) as Values;
}
