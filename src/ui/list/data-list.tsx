import { MOBILE, useMedia } from '../use-media';
import type { ListProps } from './column';
import { DataCards } from './data-cards';
import { DataTable } from './data-table';

/** A list in the shape that the screen has room for (`domain.md` 2.3: below 1024 px a row becomes a card). */
export function DataList<Row>(props: ListProps<Row>) {
  return useMedia(MOBILE) ? <DataCards {...props} /> : <DataTable {...props} />;
}
