import type { components } from '../../../src/api/schema';

type AnnualStatement = components['schemas']['AnnualStatement'];

/**
 * The annual statement of Ana's first unit in 2026, with this many kinds of cost in place of the real ones, which owner and
 * tenant share; its sums stay as they are.
 * @param session her session, as the portal stores it
 */
export async function longYear(
  origin: string,
  session: Readonly<Record<string, string>>,
  kinds: number,
): Promise<AnnualStatement> {
  const user = JSON.parse(session.userData ?? '{}') as { readonly code_payer?: string };
  const answer = await fetch(
    `${origin}/api/portal-user/v2/annual_statement/${user.code_payer}?leto=2026`,
    { headers: { authorization: `Bearer ${session.JWT}` } },
  );
  const year = (await answer.json()) as AnnualStatement;
  const unit = year.enote[0];
  const cost = unit?.stroski[0];
  if (!unit || !cost) throw new Error(`No kinds of cost: ${answer.status}.`);
  const stroski = Array.from({ length: kinds }, (_, nth) => ({
    ...cost,
    // Who bears nothing has no column.
    znesek: 30,
    bremeni_lastnika: 10,
    bremeni_najemnika: 20,
    vrsta_stroska: `Strošek K${nth + 1}`,
  }));
  return { ...year, enote: [{ ...unit, stroski }] };
}
