import type { HttpHandler } from 'msw';
import type { BulletinPost } from '../../../src/api/schema';
import { daysPast } from '../../billing/bill-status';
import { buildingRole } from '../../building/building-role';
import { attachmentsOf } from '../../files/attachments';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { pathFor } from '../../server/openable';
import { allRows } from '../../values/all-rows';
import type { Db, PayerRow, RowOf } from '../../world/db';
import { DEMO_TODAY } from '../../world/demo-today';

type Post = BulletinPost;

/** A building's bulletin board; each payer has separate read marks (pages.md P19). */
export function bulletinHandlers({ db, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get(
      '/api/{product}-user/v2/bulletin/unread_num/{objekt_sifra}',
      ({ request, params, response }) => {
        const { payer } = callerOf(request);
        const posts = boardOf(db, payer, params.objekt_sifra);
        if (!posts) return response(404).json({ code: 4 });
        return response(200).json(countUnread(db, payer, posts));
      },
    ),

    http.get('/api/{product}-user/v2/bulletin/{objekt_sifra}', ({ request, params, response }) => {
      const { payer } = callerOf(request);
      const posts = boardOf(db, payer, params.objekt_sifra);
      if (!posts) return response(404).json({ code: 4 });
      return response(200).json({
        objave: [...posts].sort(pinnedThenNewest).map((row) => ({
          ...toPost(row),
          prebrano: isRead(db, payer, row),
          priloge: attachmentsOf(db, params.product, row.priloge),
          slika: pathFor(db, payer, params.product, row.id_slike),
        })),
        neprebrane: countUnread(db, payer, posts),
        ...allRows(posts),
      });
    }),

    http.post(
      '/api/{product}-user/v2/bulletin/read/{id_objave}',
      ({ request, params, response }) => {
        const { payer } = callerOf(request);
        const where = { id_objave: { equals: Number(params.id_objave) } };
        const post = db.bulletinPost.findFirst({ where });
        if (!post || !buildingRole(db, payer, post.objekt_sifra)) {
          return response(404).json({ code: 4 });
        }
        markRead(db, payer, post);
        return response(204).empty();
      },
    ),

    http.post(
      '/api/{product}-user/v2/bulletin/read_all/{objekt_sifra}',
      ({ request, params, response }) => {
        const { payer } = callerOf(request);
        const posts = boardOf(db, payer, params.objekt_sifra);
        if (!posts) return response(404).json({ code: 4 });
        for (const post of posts) markRead(db, payer, post);
        return response(204).empty();
      },
    ),
  ];
}

/** The posts of a building; `undefined` when the payer has no unit there. */
function boardOf(db: Db, payer: PayerRow, objekt_sifra: string) {
  if (!buildingRole(db, payer, objekt_sifra)) return undefined;
  return db.bulletinPost.findMany({ where: { objekt_sifra: { equals: objekt_sifra } } });
}

function isRead(db: Db, payer: PayerRow, { id_objave }: RowOf<'bulletinPost'>): boolean {
  const where = { key: { equals: `${payer.key}/${id_objave}` } };
  return db.bulletinRead.findFirst({ where }) !== null;
}

function markRead(db: Db, payer: PayerRow, post: RowOf<'bulletinPost'>): void {
  if (isRead(db, payer, post)) return;
  const { id_objave } = post;
  db.bulletinRead.create({ key: `${payer.key}/${id_objave}`, payer: payer.key, id_objave });
}

/** Expired posts are in the archive and not counted. */
function countUnread(db: Db, payer: PayerRow, posts: readonly RowOf<'bulletinPost'>[]): number {
  return posts.filter((post) => !hasExpired(post) && !isRead(db, payer, post)).length;
}

function hasExpired({ velja_do }: RowOf<'bulletinPost'>): boolean {
  return daysPast(velja_do, DEMO_TODAY) > 0;
}

function pinnedThenNewest(a: RowOf<'bulletinPost'>, b: RowOf<'bulletinPost'>): number {
  const pinned = Number(b.pripeto) - Number(a.pripeto);
  return pinned || Date.parse(b.datum_objave) - Date.parse(a.datum_objave);
}

function toPost(row: RowOf<'bulletinPost'>): Omit<Post, 'prebrano' | 'priloge' | 'slika'> {
  return {
    id_objave: row.id_objave,
    naslov: row.naslov,
    vsebina: row.vsebina,
    kategorija: row.kategorija,
    objavil: row.objavil,
    datum_objave: row.datum_objave,
    velja_do: row.velja_do,
    pripeto: row.pripeto,
    poteklo: hasExpired(row),
  };
}
