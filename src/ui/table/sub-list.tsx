import { type ReactNode, useMemo, useState } from 'react';
import { fileNameOf } from '../../domain/files/export-name';
import { saveFile } from '../browser/save-file';
import { ExportMenu } from '../controls/export-button';
import { sortRows } from './arrange';
import { visibleColumns } from './column';
import { ListCards } from './list-cards';
import { listCsv } from './list-csv';
import type { ListProps } from './list-props';
import { readSort } from './list-sort';
import { ListTable } from './list-table';
import './list-view.css';
import './print.css';
import { usePrinting } from './use-printing';
import { useRoom } from './use-room';

type SubListProps<Row> = Pick<
  ListProps<Row>,
  'title' | 'rowKey' | 'columns' | 'sort' | 'rowActions' | 'actsInTable'
> & {
  readonly rows: readonly Row[];
  /** The heading above the list, beside the button that saves it. */
  readonly heading?: ReactNode;
  /** A row that is last in any order, and included in the sums. */
  readonly last?: Row;
  /** The parts of the saved file's name; without them the list cannot be saved. */
  readonly file?: readonly (string | number)[];
};

/** One of several lists of a page: all rows with their sums, sortable; the order is not kept in the address. */
export function SubList<Row>(props: SubListProps<Row>) {
  const { title, heading, rows, rowKey, last, file } = props;
  const columns = useMemo(() => visibleColumns(props.columns, rows, false), [props.columns, rows]);
  const [sort, setSort] = useState(
    () => readSort(props.sort, columns) ?? { key: props.sort, falling: false },
  );
  const column = columns.find(({ key }) => key === sort.key);
  const ordered = column ? sortRows(rows, column, sort.falling) : rows;
  const sorted = last === undefined ? ordered : [...ordered, last];
  const printing = usePrinting();
  const [place, hasRoom] = useRoom();
  const Body = hasRoom || printing ? ListTable : ListCards;
  const save = (name: string) => saveFile(listCsv(sorted, props.columns, false), name);
  return (
    <>
      {heading || file ? (
        <div className="page__head">
          {heading}
          {file ? <ExportMenu list={title} onExport={() => save(fileNameOf(file, 'csv'))} /> : null}
        </div>
      ) : null}
      <div ref={place} className="list__body">
        {hasRoom === undefined ? null : (
          <Body
            title={title}
            rows={sorted}
            all={sorted}
            isFiltered={false}
            rowKey={rowKey}
            columns={columns}
            sort={sort}
            onSort={setSort}
            printing={printing}
            ticked={undefined}
            rowActions={props.rowActions}
            actsInTable={props.actsInTable}
          />
        )}
      </div>
    </>
  );
}
