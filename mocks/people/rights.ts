import { loadOperations, loadRights } from '../../contract/checker/description';
import type { Db, PayerRow, RowOf } from '../world/db';

type Access = Pick<RowOf<'coUser'>, 'vloga' | 'pravice'>;

const rights = await loadRights();

/**
 * Whether a person who was invited may call an operation: the role is one of its `x-right`, and the person has the
 * right that it needs. An unknown `x-right` is refused.
 */
export function mayCall({ vloga, pravice }: Access, right: string | undefined): boolean {
  const rule = rights[right ?? ''];
  if (!rule?.roles.includes(vloga)) return false;
  return rule.needs === null || pravice.some((each) => each === rule.needs);
}

/** The pages of a payer code of which an invited person may call an operation that reads. */
export async function pagesFor(payer: PayerRow, access: Access): Promise<number[]> {
  const open = (await loadOperations()).filter(
    ({ method, right }) => method === 'GET' && mayCall(access, right),
  );
  const pages = new Set(open.map(({ page }) => page));
  return payer.allowed_pages.filter((page) => pages.has(page));
}

/** The access that a user of a payer code has given to another user; `undefined` without one. */
export function accessOf(db: Db, userId: number, payer: string): RowOf<'coUser'> | undefined {
  const rows = db.coUser.findMany({ where: { payer: { equals: payer } } });
  return rows.find(
    (row) => row.user_id === userId && row.sprejet_ob !== null && row.preklican_ob === null,
  );
}

/** The payer codes of a user: the own ones, then those to which others have given access. */
export function payersOf(db: Db, userId: number): PayerRow[] {
  const own = db.payer.findMany({ where: { user_id: { equals: userId } } });
  const given = db.coUser
    .findMany({ where: { user_id: { equals: userId } } })
    .filter((row) => row === accessOf(db, userId, row.payer))
    .map((row) => db.payer.findFirst({ where: { key: { equals: row.payer } }, strict: true }));
  return [...own, ...given];
}

/** Whether a user has a payer code, as its own user or by access. */
export function hasPayer(db: Db, userId: number, payer: PayerRow): boolean {
  return payer.user_id === userId || accessOf(db, userId, payer.key) !== undefined;
}
