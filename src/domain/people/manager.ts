import type { Manager } from '../api-types';

/**
 * The label of each manager, `full_title_with_code_payer` (§3 Manager): the title, followed by the payer code when
 * several entries share one `manager` value and only the code distinguishes them (§4 Switching manager).
 *
 * @returns the labels in the order of the managers
 */
export function managerLabels(managers: readonly Manager[]): string[] {
  const entries = new Map<string, number>();
  for (const { manager } of managers) entries.set(manager, (entries.get(manager) ?? 0) + 1);
  return managers.map(({ manager, full_title, code_payer }) =>
    (entries.get(manager) ?? 0) > 1 ? withCode({ full_title, code_payer }) : full_title,
  );
}

/** The title and the payer code, as the specification joins them (§4). */
export function withCode({
  full_title,
  code_payer,
}: Pick<Manager, 'full_title' | 'code_payer'>): string {
  return `${full_title} - ${code_payer}`;
}

/** A payer code without the spaces that bills print in it (`pages.md` C4). It is text: leading zeros count. */
export function bareCode(typed: string): string {
  return typed.replace(/\s/g, '');
}

/** The unique key of a manager entry: its manager together with its payer code. */
export function managerKey({
  manager,
  code_payer,
}: Pick<Manager, 'manager' | 'code_payer'>): string {
  return JSON.stringify([manager, code_payer]);
}
