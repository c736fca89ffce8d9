import { queryOptions } from '@tanstack/react-query';
import { api } from './client';
import { unwrap } from './errors';
import { listQuestionsAnswer } from './shapes/building';

/** Questions and answers of the chosen manager, in the manager's order (`pages.md` P21). */
export function questionsQuery() {
  return queryOptions({
    queryKey: ['questions'],
    queryFn: async ({ signal }) =>
      unwrap(
        await api().client.GET('/api/{product}-user/v2/faq', {
          params: { path: { product: api().product } },
          signal,
        }),
        listQuestionsAnswer,
      ),
  });
}
