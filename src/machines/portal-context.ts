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

/** What is running and belongs to nobody in the tree: the machines and the portal's own storage. */
export interface Portal {
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly access: ActorRefFrom<typeof accessMachine>;
  readonly managerSwitch: ActorRefFrom<typeof managerSwitchMachine>;
  readonly store: PortalStore;
  /** The token of a link for a new password or for staff, which the address bar never shows. */
  readonly linkToken: LinkToken;
  /** Forms that are filled in and not sent. */
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

/** Who is logged in; `undefined` when nobody is, and when storage had no usable record. */
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

/** Whether a session is open or still being ended; what belongs to it may be shown as long as it is. */
export function useHasSession(): boolean {
  return useSelector(usePortal().session, (state) =>
    (['loggedIn', 'loggingOut', 'handingOver'] as const).some((each) => state.matches(each)),
  );
}

/** The exchange of a staff link: whether it is under way, why it failed last, and how to try it again. */
export function useLinkExchange() {
  const { session } = usePortal();
  const failure = useSelector(session, ({ context }) => context.linkFailure);
  const isFailed = useSelector(session, (state) => state.matches({ handedOver: 'failed' }));
  return { failure, isFailed, retry: () => session.send({ type: 'link.retried' }) };
}

/** Whether the server is being told of a logout. */
export function useLoggingOut(): boolean {
  return useSelector(usePortal().session, (state) => state.matches('loggingOut'));
}

/** Whether the server is being asked for another manager, up to the reload that follows. */
export function useSwitching(): boolean {
  return useSelector(
    usePortal().managerSwitch,
    (state) => state.matches('switching') || state.matches('switched'),
  );
}

/** How to give up on a switch; nothing while the server is not being asked for one. */
export function useCancelSwitch(): (() => void) | undefined {
  const { managerSwitch } = usePortal();
  const isAsking = useSelector(managerSwitch, (state) => state.matches('switching'));
  return isAsking ? () => managerSwitch.send({ type: 'cancel.chosen' }) : undefined;
}

/** Whether the server answered when it was asked last. */
export function useReachable(): boolean {
  return useSelector(usePortal().access, ({ context }) => context.reachable);
}

/** Why the first list of allowed pages has last failed to come. */
export function useAccessFailure(): unknown {
  return useSelector(usePortal().access, ({ context }) => context.failure);
}

/** The selected unit, `undefined` until the units have come and when there are none. */
export function useSelectedUnit() {
  return useSelector(usePortal().session, ({ context }) => selectedUnit(context));
}

/** Chooses a unit, wherever it is done: stores it and refreshes both unread counts (§4 Unit list). */
export function useChooseUnit(): (unit: Unit) => void {
  const { session } = usePortal();
  return (unit) => session.send({ type: 'unit.chosen', key: unitKey(unit) });
}

/** Whether what the server grants is on its way for the first time; when that fails, the internal pages are what there is. */
export function useAccessPending(): boolean {
  return useSelector(
    usePortal().access,
    (state) => state.matches('firstLoad') && state.context.reachable,
  );
}

/** What the server has granted; a new object only when it changes. */
export function useAccess() {
  return useSelector(
    usePortal().access,
    ({ context }) => accessOf(context),
    (one, other) => one.pages === other.pages && one.hasTenants === other.hasTenants,
  );
}
