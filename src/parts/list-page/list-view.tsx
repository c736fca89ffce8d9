import { useRef, useState } from 'react';
import { fileNameOf } from '../../domain/files/csv';
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
import { pageSizes, params } from '../address/list-state';
import { ListTools } from './list-tools';
import '../../ui/table/list-view.css';
import { PrintHead } from '../../ui/table/print-head';
import { SelectionBar } from '../../ui/table/selection-bar';
import { usePrinting } from '../../ui/table/use-printing';
import { useRoom } from '../../ui/table/use-room';
import { useSelection } from '../../ui/table/use-selection';
import type { ListAddress } from '../address/use-address';
import { Pager } from './pager';
import { useList } from './use-list';
import type { ListOwner } from './use-owner';

interface ListViewProps<Row> extends ListProps<Row> {
  readonly rows: readonly Row[];
  readonly at: ListAddress;
  readonly owner: ListOwner;
}

/** A list with all that is done with it: filter, search, sort, page, tick, save, print. */
export function ListView<Row>(props: ListViewProps<Row>) {
  const { title, rowKey, at, owner, selection, rowActions, actions, file, withoutSearch } = props;
  const list = useList(props, props.rows, owner.allUnits, at);
  const { columns, notes, filters, state, rows, part, isFiltered } = list;
  const ticked = useSelection(rows, rowKey, list.filterKey);
  const printing = usePrinting();
  const [place, hasRoom] = useRoom();
  const count = useRef<HTMLDivElement>(null);
  const [sorted, setSorted] = useState('');

  const clear = () => {
    const none = filters.map(({ param }) => [param, undefined]);
    at.change({ ...Object.fromEntries(none), [params.page]: undefined }, '');
    count.current?.focus();
  };
  const save = () => {
    const name = fileNameOf([file, ...owner.fileParts], 'csv');
    saveFile(listCsv(rows, unhidden(props.columns, state.choices), owner.allUnits), name);
  };
  const sortBy = (sort: ListSort) => {
    const written = writeSort(sort);
    at.change({
      [params.sort]: written === props.sort ? undefined : written,
      [params.page]: undefined,
    });
    const label = columns.find(({ key }) => key === sort.key)?.label;
    setSorted(`${messages.sorted}: ${label}, ${sort.falling ? listText.down : listText.up}`);
  };
  const asTable = hasRoom || printing;
  const Body = asTable ? ListTable : ListCards;
  const bar = selection ? (
    <SelectionBar selection={selection} rows={ticked.rows} place={asTable ? 'over' : 'under'} />
  ) : null;
  return (
    <div ref={place} className="list">
      <PrintHead {...owner} filters={filters} choices={state.choices} />
      <ListTools
        {...list}
        at={at}
        hasSearch={!withoutSearch}
        hasHeadings={hasRoom ?? true}
        hits={rows.length > 0}
        onSort={sortBy}
        onClear={clear}
      />
      <ListBar
        part={part}
        total={rows.length}
        count={count}
        actions={actions}
        onClear={clear}
        onExport={file === undefined ? undefined : save}
      />
      <p role="status" className="visually-hidden no-print">
        {sorted}
      </p>
      {notes.map((note) => (
        <p key={note} className="list__hidden">
          {note}
        </p>
      ))}
      {rows.length > 0 && hasRoom !== undefined ? (
        <div className="list__body">
          {asTable ? bar : null}
          <Body
            title={title}
            rows={printing ? rows : part.rows}
            all={rows}
            isFiltered={isFiltered}
            rowKey={rowKey}
            columns={columns}
            sort={state.sort}
            onSort={sortBy}
            ticked={selection && ticked}
            rowActions={rowActions}
          />
          {asTable ? null : bar}
        </div>
      ) : null}
      {rows.length > pageSizes[0] ? (
        <Pager
          part={part}
          size={state.size}
          at={at}
          onTurned={() => {
            // Cards fill more than a screen: the next page begins above.
            if (!hasRoom) count.current?.focus();
          }}
        />
      ) : null}
    </div>
  );
}
