import type { RouteName } from '../../../src/navigation/page-table';
import type { StateClass } from './look';

const noForm = 'the page has no form';
const noCall = 'the page shows no data of a call';
const noToast = 'the page shows no toast';

/** The kinds of state that a route does not have, and why. All others must be checked. */
export const notThere: Readonly<
  Partial<Record<RouteName, Readonly<Partial<Record<StateClass, string>>>>>
> = {
  login: { loading: noCall, empty: noCall, failed: 'the state with errors is a refused login' },
  register: { empty: 'as in add-manager', toast: noToast },
  'forgotten-password': { loading: noCall, empty: noCall, failed: noCall, toast: noToast },
  'reset-password': { loading: noCall, empty: noCall, failed: noCall, toast: noToast },
  invitation: { empty: 'an invitation is never empty', toast: noToast },
  'handover-offer': { empty: 'an offer is never empty', toast: noToast },
  'login-as-user': {
    errors: noForm,
    loading: 'its state at rest is loading',
    empty: noCall,
    toast: noToast,
  },
  'not-found': { errors: noForm, loading: noCall, empty: noCall, failed: noCall, toast: noToast },
};

/** Routes with a form to send; no other route has errors. */
export const withForm: ReadonlySet<RouteName> = new Set([
  'login',
  'register',
  'forgotten-password',
  'reset-password',
  'profil',
  'add-manager',
  'forms',
  'registered-number-of-people-and-dogs',
  'decision',
  'readings',
  'people',
  'invitation',
  'handover',
  'handover-offer',
  'preferences',
  'delivery',
  'faults',
  'report-fault',
]);
