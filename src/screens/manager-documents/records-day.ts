import type { DocumentRecord } from '../../domain/api-types';
import { momentOf } from '../../domain/dates/date';

/**
 * The day of the only record, which its row shows too, or the moment at which the last one of several was published: an old
 * document may be published today. `undefined` without records.
 */
export function dayOf(
  records: readonly Pick<DocumentRecord, 'datum' | 'datum_objave'>[],
): string | undefined {
  const [first, ...others] = records;
  if (others.length === 0) return first?.datum;
  return records
    .map(({ datum_objave }) => datum_objave)
    .sort((one, other) => momentOf(one).getTime() - momentOf(other).getTime())
    .at(-1);
}
