import type { QueryClient } from '@tanstack/react-query';
import { announcePayment, takeBackPayment } from '../../api/billing-payment';
import type { Api } from '../../api/client';
import { endsWithSession, messageFor } from '../../api/errors';
import { announcementText as text } from '../../text/bills/announcement';
import { notify } from '../../ui/states/toast';

/**
 * Announces the payment of bills or takes that back, reports the result, and reads the lists with the bills again.
 *
 * @param ids - `id_postavke` of each
 */
export async function sendAnnouncement(
  api: Api,
  client: QueryClient,
  ids: readonly string[],
  takesBack: boolean,
): Promise<void> {
  try {
    for (const id of ids) await (takesBack ? takeBackPayment(api, id) : announcePayment(api, id));
    notify.success(takesBack ? text.takenBack : text.announced(ids.length));
  } catch (error) {
    if (endsWithSession(error)) return;
    notify.error(messageFor(error, takesBack ? text.takeBackFailed : text.failed));
  }
  // Also after a failure: the server may have acted before the connection was lost.
  await Promise.all(
    ['open-items', 'due-list'].map((name) => client.invalidateQueries({ queryKey: [name] })),
  );
}
