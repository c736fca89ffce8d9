import { useWatch } from 'react-hook-form';
import type { FormValues } from './rules';
import type { PortalForm } from './use-portal-form';

/** The current values of a form, for components that depend on them. */
export function useValues<Values extends FormValues>(form: PortalForm<Values>): Values {
  return useWatch({ control: form.inner.control }) as Values;
}
