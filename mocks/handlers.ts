import type { HttpHandler } from 'msw';
import type { Operation } from './contract/description';
import { accessHandlers } from './handlers/access';
import { accountHandlers } from './handlers/account';
import { billingHandlers } from './handlers/billing';
import type { HandlerContext } from './handlers/context';
import { fundsHandlers } from './handlers/funds';
import { managersHandlers } from './handlers/managers';
import { messagesHandlers } from './handlers/messages';
import { unitsHandlers } from './handlers/units';

/** The handlers of every area, bound to one world. */
export function createHandlers(context: HandlerContext): HttpHandler[] {
  return [
    ...accountHandlers(context),
    ...accessHandlers(context),
    ...managersHandlers(context),
    ...unitsHandlers(context),
    ...billingHandlers(context),
    ...fundsHandlers(context),
    ...messagesHandlers(context),
  ];
}

/** By what a handler and its operation find each other: method and path in MSW's notation. */
export function handlerKey({ info }: HttpHandler): string {
  return `${String(info.method)} ${String(info.path)}`;
}

/** The key of the handler that an operation needs. */
export function operationKey({ method, path }: Operation): string {
  return `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`;
}
