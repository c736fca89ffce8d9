import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Unit } from '../domain/api-types';
import { unitKey } from '../domain/units/unit';
import type { FormDrafts } from '../storage/form-drafts';
import type { LinkToken } from '../storage/link-token';
import type { PortalStore } from '../storage/portal-store';
import { type accessMachine, accessOf } from './access';
import type { managerSwitchMachine } from './manager-switch';
import { selectedUnit } from './selected-unit';
import type { sessionMachine } from './session';

/** What runs outside the React tree: the machines and the portal's own storage. */
export interface Portal {
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly access: ActorRefFrom<typeof accessMachine>;
  readonly managerSwitch: ActorRefFrom<typeof managerSwitchMachine>;
  readonly store: PortalStore;
  /** The token of a link for a new password or for staff; the address bar never shows it. */
  readonly linkToken: LinkToken;
  /** Forms that are filled in and not yet sent. */
  readonly drafts: FormDrafts;
  /** The portal's name, from its configuration. */
  readonly name: string;
}

export const PortalContext = createContext<Portal | undefined>(undefined);

/** The running portal. @throws outside of the providers */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal is used outside of the providers.');
  return portal;
}

/** The user; `undefined` without a session and when storage has no usable record. */
export function useUser() {
  return useSelector(usePortal().session, ({ context }) => context.user);
}

/** Whether staff act as the user. */
export function useActing(): boolean {
  return useSelector(usePortal().session, ({ context }) => context.acting);
}

/** Whether a session is open. */
export function useLoggedIn(): boolean {
  return useSelector(usePortal().session, (state) => state.matches('loggedIn'));
}

/** Whether a session is open or being ended; until its end its data may be shown. */
export function useHasSession(): boolean {
  return useSelector(usePortal().session, (state) =>
    (['loggedIn', 'loggingOut', 'handingOver'] as const).some((each) => state.matches(each)),
  );
}

/** The exchange of a staff link: its last failure, whether it waits for a retry, and how to retry. */
export function useLinkExchange() {
  const { session } = usePortal();
  const failure = useSelector(session, ({ context }) => context.linkFailure);
  const isFailed = useSelector(session, (state) => state.matches({ handedOver: 'failed' }));
  return { failure, isFailed, retry: () => session.send({ type: 'link.retried' }) };
}

/** Whether a logout waits for the server. */
export function useLoggingOut(): boolean {
  return useSelector(usePortal().session, (state) => state.matches('loggingOut'));
}

/** Whether a switch of the manager is under way, up to the reload that follows. */
export function useSwitching(): boolean {
  return useSelector(
    usePortal().managerSwitch,
    (state) => state.matches('switching') || state.matches('switched'),
  );
}

/** How to cancel a switch; `undefined` while no switch waits for the server. */
export function useCancelSwitch(): (() => void) | undefined {
  const { managerSwitch } = usePortal();
  const isAsking = useSelector(managerSwitch, (state) => state.matches('switching'));
  return isAsking ? () => managerSwitch.send({ type: 'cancel.chosen' }) : undefined;
}

/** Whether the last request for the allowed pages was answered. */
export function useReachable(): boolean {
  return useSelector(usePortal().access, ({ context }) => context.reachable);
}

/** The error of the last attempt to load the first list of allowed pages. */
export function useAccessFailure(): unknown {
  return useSelector(usePortal().access, ({ context }) => context.failure);
}

/** The selected unit; `undefined` until the units are loaded and when the list is empty. */
export function useSelectedUnit() {
  return useSelector(usePortal().session, ({ context }) => selectedUnit(context));
}

/** Selects a unit: stores it and refreshes both unread counts (§4 Unit list). */
export function useChooseUnit(): (unit: Unit) => void {
  const { session } = usePortal();
  return (unit) => session.send({ type: 'unit.chosen', key: unitKey(unit) });
}

/** Whether the first list of allowed pages is being loaded; after a failure only the internal pages are granted. */
export function useAccessPending(): boolean {
  return useSelector(
    usePortal().access,
    (state) => state.matches('firstLoad') && state.context.reachable,
  );
}

/** What the server grants; a new object only after a change. */
export function useAccess() {
  return useSelector(
    usePortal().access,
    ({ context }) => accessOf(context),
    (one, other) => one.pages === other.pages && one.hasTenants === other.hasTenants,
  );
}
