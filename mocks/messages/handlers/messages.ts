import type { HttpHandler } from 'msw';
import type { components } from '../../../src/api/schema';
import { attachmentsOf } from '../../files/attachments';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { allRows } from '../../values/all-rows';
import type { Db, PayerRow, RowOf } from '../../world/db';

type Notification = components['schemas']['Notification'];

/** Notifications of the payer (pages.md P11). Only the explicit calls mark one as read. */
export function messagesHandlers({ db, callerOf, clock }: HandlerContext): HttpHandler[] {
  /** Notes that a notification is read, or not; returns whether it belongs to the payer. */
  const setRead = (payer: PayerRow, id: number, isRead: boolean): boolean => {
    const row = findOwn(db, payer, id);
    if (!row) return false;
    const datum_branja = isRead ? (row.datum_branja ?? clock.now()) : null;
    const where = { id_obvestila: { equals: row.id_obvestila } };
    db.notification.update({ where, data: { datum_branja } });
    return true;
  };

  return [
    http.get('/api/{product}-user/v2/notifications/unread_num', ({ request, response }) =>
      response(200).json({ unread_num: countUnread(rowsOf(db, callerOf(request).payer)) }),
    ),

    http.get('/api/{product}-user/v2/notifications', ({ request, params, response }) => {
      const rows = rowsOf(db, callerOf(request).payer);
      const newestFirst = [...rows].sort((a, b) => Date.parse(b.datum) - Date.parse(a.datum));
      return response(200).json({
        obvestila: newestFirst.map((row) => toNotification(db, params.product, row)),
        skupaj: rows.length,
        neprebrana: countUnread(rows),
        ...allRows(rows),
      });
    }),

    http.get(
      '/api/{product}-user/v2/notifications/{id_obvestila}',
      ({ request, params, response }) => {
        const row = findOwn(db, callerOf(request).payer, Number(params.id_obvestila));
        if (!row) return response(404).json({ code: 4 });
        return response(200).json(toNotification(db, params.product, row));
      },
    ),

    http.post('/api/{product}-user/v2/notifications/read_all', ({ request, response }) => {
      const { payer } = callerOf(request);
      for (const { id_obvestila } of rowsOf(db, payer)) setRead(payer, id_obvestila, true);
      return response(204).empty();
    }),

    http.post(
      '/api/{product}-user/v2/notifications/{id_obvestila}/read',
      ({ request, params, response }) => {
        const known = setRead(callerOf(request).payer, Number(params.id_obvestila), true);
        return known ? response(204).empty() : response(404).json({ code: 4 });
      },
    ),

    http.delete(
      '/api/{product}-user/v2/notifications/{id_obvestila}/read',
      ({ request, params, response }) => {
        const known = setRead(callerOf(request).payer, Number(params.id_obvestila), false);
        return known ? response(204).empty() : response(404).json({ code: 4 });
      },
    ),
  ];
}

function rowsOf(db: Db, payer: PayerRow): readonly RowOf<'notification'>[] {
  return db.notification.findMany({ where: { payer: { equals: payer.key } } });
}

function findOwn(db: Db, payer: PayerRow, id: number) {
  const where = { id_obvestila: { equals: id }, payer: { equals: payer.key } };
  return db.notification.findFirst({ where });
}

function isUnread({ datum_branja }: RowOf<'notification'>): boolean {
  return datum_branja === null;
}

function countUnread(rows: readonly RowOf<'notification'>[]): number {
  return rows.filter(isUnread).length;
}

function toNotification(db: Db, product: string, row: RowOf<'notification'>): Notification {
  return {
    id_obvestila: row.id_obvestila,
    naslov: row.naslov,
    vsebina: row.vsebina,
    vrsta: row.vrsta,
    datum: row.datum,
    prebrano: !isUnread(row),
    datum_branja: row.datum_branja,
    pomembno: row.pomembno,
    stran: row.stran,
    id_vlozisca: row.id_vlozisca,
    priloge: attachmentsOf(db, product, row.priloge),
  };
}
