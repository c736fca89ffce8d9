import { type RefObject, useRef, useState } from 'react';
import { fileNameOf } from '../../domain/files/export-name';
import { listText } from '../../text/common/list';
import { messages } from '../../text/common/messages';
import { saveFile } from '../../ui/browser/save-file';
import { unhidden } from '../../ui/table/column';
import { ListBar } from '../../ui/table/list-bar';
import { ListCards } from '../../ui/table/list-cards';
import { listCsv } from '../../ui/table/list-csv';
import type { ListProps } from '../../ui/table/list-props';
import { type ListSort, writeSort } from '../../ui/table/list-sort';
import { ListTable } from '../../ui/table/list-table';
import { listParams, pageSizes } from '../address/list-state';
import { ListTools } from './list-tools';
import '../../ui/table/list-view.css';
import { PrintHead } from '../../ui/table/print-head';
import { SelectionBar } from '../../ui/table/selection-bar';
import { usePrinting } from '../../ui/table/use-printing';
import { useRoom } from '../../ui/table/use-room';
import { type Ticked, useSelection } from '../../ui/table/use-selection';
import type { ListAddress } from '../address/use-address';
import { Pager } from './pager';
import { useList } from './use-list';
import type { ListOwner } from './use-owner';

interface ListViewProps<Row> extends ListProps<Row> {
  readonly rows: readonly Row[];
  readonly at: ListAddress;
  readonly owner: ListOwner;
  /** Set while rows of the list are missing. */
  readonly isPartial?: boolean;
}

type List<Row> = ReturnType<typeof useList<Row>>;

/** Clears, saves and sorts a list, and announces its new order. */
function useListActions<Row>(
  { columns: all, sort: defaultSort, file, at, owner }: ListViewProps<Row>,
  { columns, filters, rows, state }: List<Row>,
  count: RefObject<HTMLDivElement | null>,
) {
  const [announcement, setAnnouncement] = useState('');
  const clear = () => {
    const none = filters.map(({ param }) => [param, undefined]);
    at.change({ ...Object.fromEntries(none), [listParams.page]: undefined }, '');
    count.current?.focus();
  };
  const save = () => {
    const name = fileNameOf([file, ...owner.fileParts], 'csv');
    saveFile(listCsv(rows, unhidden(all, state.choices), owner.allUnits), name);
  };
  const sortBy = (sort: ListSort) => {
    const written = writeSort(sort);
    at.change({
      [listParams.sort]: written === defaultSort ? undefined : written,
      [listParams.page]: undefined,
    });
    const label = columns.find(({ key }) => key === sort.key)?.label;
    setAnnouncement(`${messages.sorted}: ${label}, ${sort.falling ? listText.down : listText.up}`);
  };
  return { clear, save: file === undefined ? undefined : save, sortBy, announcement };
}

interface RowsProps<Row> {
  readonly props: ListViewProps<Row>;
  readonly list: List<Row>;
  readonly ticked: Ticked<Row>;
  readonly asTable: boolean;
  readonly printing: boolean;
  readonly onSort: (sort: ListSort) => void;
}

/** The rows as a table or as cards, with the bar for the ticked ones. A print has the rows of all pages. */
function Rows<Row>({ props, list, ticked, asTable, printing, onSort }: RowsProps<Row>) {
  const { selection } = props;
  const Body = asTable ? ListTable : ListCards;
  const bar = selection ? <SelectionBar selection={selection} rows={ticked.rows} /> : null;
  return (
    <div className="list__body">
      <Body
        {...props}
        rows={printing ? list.rows : list.part.rows}
        all={list.rows}
        isFiltered={list.isFiltered}
        columns={list.columns}
        sort={list.state.sort}
        onSort={onSort}
        printing={printing}
        ticked={selection && ticked}
      />
      {bar}
    </div>
  );
}

/** A list with its tools: filters, search, sort, pages, selection, CSV, print. */
export function ListView<Row>(props: ListViewProps<Row>) {
  const { rowKey, at, owner, withoutSearch, isPartial = false } = props;
  const list = useList(props, props.rows, owner.allUnits, at);
  const { notes, filters, state, rows, part } = list;
  const ticked = useSelection(rows, rowKey, list.filterKey);
  const printing = usePrinting();
  const [place, hasRoom] = useRoom();
  const count = useRef<HTMLDivElement>(null);
  const { clear, save, sortBy, announcement } = useListActions(props, list, count);
  const bar = (
    <ListBar
      part={part}
      total={rows.length}
      count={count}
      isFiltered={list.isFiltered}
      onClear={clear}
      onExport={save}
      isPartial={isPartial}
    />
  );
  const searchName = props.searchName?.(at.search, rows) ?? listText.searchedFor(at.search);
  return (
    <div ref={place} className="list">
      <PrintHead
        {...owner}
        filters={filters}
        choices={state.choices}
        searched={at.search.trim() === '' ? undefined : searchName}
      />
      <ListTools
        {...list}
        at={at}
        hasSearch={!withoutSearch}
        hasHeadings={hasRoom ?? true}
        hits={rows.length > 0}
        count={props.rows.length}
        from={props.toolsFrom}
        searchName={searchName}
        onSort={sortBy}
        onClear={clear}
        onChipRemoved={() => count.current?.focus()}
      />
      {bar}
      <p role="status" className="visually-hidden no-print">
        {announcement}
      </p>
      {notes.map((note) => (
        <p key={note} className="page__lead">
          {note}
        </p>
      ))}
      {rows.length > 0 && hasRoom !== undefined ? (
        <Rows
          props={props}
          list={list}
          ticked={ticked}
          asTable={hasRoom || printing}
          printing={printing}
          onSort={sortBy}
        />
      ) : null}
      {rows.length > pageSizes[0] ? (
        <Pager
          part={part}
          size={state.size}
          at={at}
          onTurned={() => {
            // Cards are longer than a screen: the next page begins above.
            if (!hasRoom) count.current?.focus();
          }}
        />
      ) : null}
    </div>
  );
}
