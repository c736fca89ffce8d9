import { queryOptions } from '@tanstack/react-query';
import { api } from './client';
import { unwrap } from './errors';
import { getAccountCardAnswer } from './shapes/billing-card';

/** Which lines of the card are asked for: of one unit (`inventarna_stevilka`) or of all of the payer, in one year. */
interface CardAsked {
  readonly unit: string | undefined;
  readonly year: number;
}

/** Everything billed and paid in a year, with the balance after each line (`pages.md` P3). */
export function accountCardQuery({ unit, year }: CardAsked) {
  return queryOptions({
    queryKey: ['account-card', unit ?? 'all', year],
    queryFn: async ({ signal }) =>
      unwrap(
        await api().client.GET('/api/{product}-user/v2/card_traffic', {
          params: {
            path: { product: api().product },
            query: {
              od: `${year}-01-01`,
              do: `${year}-12-31`,
              ...(unit === undefined ? {} : { inventarna_stevilka: unit }),
            },
          },
          signal,
        }),
        getAccountCardAnswer,
      ),
  });
}
