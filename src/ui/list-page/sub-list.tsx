import { useMemo, useState } from 'react';
import { MOBILE, useMedia } from '../use-media';
import { sortRows } from './arrange';
import { visibleColumns } from './column';
import { readSort } from './list-address';
import { ListCards } from './list-cards';
import type { ListProps } from './list-props';
import { ListTable } from './list-table';
import './print.css';
import { usePrinting } from './use-printing';

type SubListProps<Row> = Pick<
  ListProps<Row>,
  'title' | 'rowKey' | 'columns' | 'sort' | 'rowActions'
> & { readonly rows: readonly Row[] };

/** One of several lists of a page: all its rows with their sums, in an order that can be changed but is not kept. */
export function SubList<Row>(props: SubListProps<Row>) {
  const { title, rows, rowKey, rowActions } = props;
  const columns = useMemo(() => visibleColumns(props.columns, rows, false), [props.columns, rows]);
  const [sort, setSort] = useState(
    () => readSort(props.sort, columns) ?? { key: props.sort, falling: false },
  );
  const column = columns.find(({ key }) => key === sort.key);
  const sorted = column ? sortRows(rows, column, sort.falling) : rows;
  const printing = usePrinting();
  const mobile = useMedia(MOBILE);
  const Body = mobile && !printing ? ListCards : ListTable;
  return (
    <Body
      title={title}
      rows={sorted}
      all={sorted}
      isFiltered={false}
      rowKey={rowKey}
      columns={columns}
      sort={sort}
      onSort={setSort}
      ticked={undefined}
      rowActions={rowActions}
    />
  );
}
