import { storageKeys } from './storage-keys';

/** Entries that the end of a session clears (§4 Session). */
export const clearedAtSessionEnd = [storageKeys.token, storageKeys.user, storageKeys.unit] as const;

/** Entries that a login and a switch of manager clear: they belong to the previous user or manager (§4). */
export const clearedOnSwitch = [storageKeys.unit, storageKeys.pages] as const;
