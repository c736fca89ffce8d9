import type { HttpHandler } from 'msw';
import type { Operation } from './contract/description';
import { accessHandlers } from './handlers/access';
import { accountHandlers } from './handlers/account';
import { accountEntryHandlers } from './handlers/account-entry';
import { accountPasswordHandlers } from './handlers/account-password';
import { accountProfileHandlers } from './handlers/account-profile';
import { billingHandlers } from './handlers/billing';
import { buildingHandlers } from './handlers/building';
import { contactHandlers } from './handlers/building-contact';
import { insuranceHandlers } from './handlers/building-insurance';
import { registeredHandlers } from './handlers/building-registered';
import type { HandlerContext } from './handlers/context';
import { documentsHandlers } from './handlers/documents';
import { formsHandlers } from './handlers/documents-forms';
import { suppliersHandlers } from './handlers/documents-suppliers';
import { documentsZipHandlers } from './handlers/documents-zip';
import { fundsHandlers } from './handlers/funds';
import { managersHandlers } from './handlers/managers';
import { managersAddHandlers } from './handlers/managers-add';
import { messagesHandlers } from './handlers/messages';
import { bulletinHandlers } from './handlers/messages-bulletin';
import { unitsHandlers } from './handlers/units';

/** The handlers of every area, bound to one world. */
export function createHandlers(context: HandlerContext): HttpHandler[] {
  return [
    ...accountHandlers(context),
    ...accountEntryHandlers(context),
    ...accountPasswordHandlers(context),
    ...accountProfileHandlers(context),
    ...accessHandlers(context),
    ...managersHandlers(context),
    ...managersAddHandlers(context),
    ...unitsHandlers(context),
    ...billingHandlers(context),
    ...fundsHandlers(context),
    ...messagesHandlers(context),
    ...bulletinHandlers(context),
    ...documentsHandlers(context),
    ...documentsZipHandlers(context),
    ...suppliersHandlers(context),
    ...formsHandlers(context),
    ...buildingHandlers(context),
    ...contactHandlers(context),
    ...insuranceHandlers(context),
    ...registeredHandlers(context),
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
