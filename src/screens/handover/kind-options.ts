import { handoverKinds } from '../../text/people/handover';

/** The kinds of a handover that a user can choose. */
export const kindOptions = Object.entries(handoverKinds).map(([value, label]) => ({
  value,
  label,
}));
