import type { HttpHandler } from 'msw';
import type { Operation } from '../../contract/checker/description';
import { accessHandlers } from '../account/handlers/access';
import { accountHandlers } from '../account/handlers/account';
import { accountEntryHandlers } from '../account/handlers/account-entry';
import { accountPasswordHandlers } from '../account/handlers/account-password';
import { accountPreferencesHandlers } from '../account/handlers/account-preferences';
import { accountProfileHandlers } from '../account/handlers/account-profile';
import { billingHandlers } from '../billing/handlers/billing';
import { buildingHandlers } from '../building/handlers/building';
import { contactHandlers } from '../building/handlers/building-contact';
import { insuranceHandlers } from '../building/handlers/building-insurance';
import { registeredHandlers } from '../building/handlers/building-registered';
import { decisionsHandlers } from '../decisions/handlers/decisions';
import { decisionsPapersHandlers } from '../decisions/handlers/decisions-papers';
import { decisionsProxyHandlers } from '../decisions/handlers/decisions-proxy';
import { decisionsVotesHandlers } from '../decisions/handlers/decisions-votes';
import { documentsHandlers } from '../documents/handlers/documents';
import { suppliersHandlers } from '../documents/handlers/documents-suppliers';
import { documentsZipHandlers } from '../documents/handlers/documents-zip';
import { eventsHandlers } from '../events/handlers/events';
import { calendarHandlers } from '../events/handlers/events-calendar';
import { faultsHandlers } from '../events/handlers/events-faults';
import { reportHandlers } from '../events/handlers/events-report';
import { formsHandlers } from '../forms/handlers/forms';
import { fundsHandlers } from '../funds/handlers/funds';
import { managersHandlers } from '../managers/handlers/managers';
import { managersAddHandlers } from '../managers/handlers/managers-add';
import { messagesHandlers } from '../messages/handlers/messages';
import { bulletinHandlers } from '../messages/handlers/messages-bulletin';
import { peopleHandlers } from '../people/handlers/people';
import { accessRequestHandlers } from '../people/handlers/people-access-request';
import { handoverHandlers } from '../people/handlers/people-handover';
import { handoverCaseHandlers } from '../people/handlers/people-handover-case';
import { handoverOfferHandlers } from '../people/handlers/people-handover-offer';
import { invitationHandlers } from '../people/handlers/people-invitation';
import { unitsHandlers } from '../units/handlers/units';
import type { HandlerContext } from './context';

/** The handlers of all areas, bound to one world. */
export function createHandlers(context: HandlerContext): HttpHandler[] {
  const { stackTraceLimit } = Error;
  // MSW reads a stack for each handler, to note where it was written: a fifth of the time that a world takes.
  Error.stackTraceLimit = 0;
  try {
    return handlersOf(context);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

function handlersOf(context: HandlerContext): HttpHandler[] {
  return [
    ...accountHandlers(context),
    ...accountEntryHandlers(context),
    ...accountPasswordHandlers(context),
    ...accountPreferencesHandlers(context),
    ...accountProfileHandlers(context),
    ...accessHandlers(context),
    ...managersHandlers(context),
    ...managersAddHandlers(context),
    ...unitsHandlers(context),
    ...billingHandlers(context),
    ...fundsHandlers(context),
    ...decisionsHandlers(context),
    ...decisionsVotesHandlers(context),
    ...decisionsPapersHandlers(context),
    ...decisionsProxyHandlers(context),
    ...eventsHandlers(context),
    ...faultsHandlers(context),
    ...reportHandlers(context),
    ...calendarHandlers(context),
    ...peopleHandlers(context),
    ...invitationHandlers(context),
    ...accessRequestHandlers(context),
    ...handoverHandlers(context),
    ...handoverCaseHandlers(context),
    ...handoverOfferHandlers(context),
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

/** The key that a handler and its operation share: method and path in MSW's notation. */
export function handlerKey({ info }: HttpHandler): string {
  return `${String(info.method)} ${String(info.path)}`;
}

/** The key of the handler that an operation needs. */
export function operationKey({ method, path }: Operation): string {
  return `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`;
}
