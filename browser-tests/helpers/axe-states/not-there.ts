import type { RouteName } from '../../../src/navigation/page-table';
import type { StateClass } from './look';

const noForm = 'nothing to fill in that could be wrong';
const noCall = 'asks for nothing that it shows';
const noToast = 'nothing of it is told by a toast';

/** Which kinds of state a route has not, and why. All others must be looked at. */
export const notThere: Readonly<
  Partial<Record<RouteName, Readonly<Partial<Record<StateClass, string>>>>>
> = {
  login: { loading: noCall, empty: noCall, failed: 'the refusal of a login is its errors' },
  register: { empty: 'as in add-manager', toast: noToast },
  'forgotten-password': { loading: noCall, empty: noCall, failed: noCall, toast: noToast },
  'reset-password': { loading: noCall, empty: noCall, failed: noCall, toast: noToast },
  'login-as-user': {
    errors: noForm,
    loading: 'its rest is loading',
    empty: noCall,
    toast: noToast,
  },
  'not-found': { errors: noForm, loading: noCall, empty: noCall, failed: noCall, toast: noToast },
};

/** Routes with something to fill in and send; no other has errors. */
export const withForm: ReadonlySet<RouteName> = new Set([
  'login',
  'register',
  'forgotten-password',
  'reset-password',
  'profil',
  'add-manager',
  'forms',
  'registered-number-of-people-and-dogs',
]);
