import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { openItemsQuery } from '../api/billing';
import { messageFor } from '../api/errors';
import { unitsQuery } from '../api/units';
import type { BillStatus, OpenItem, OpenItems, Unit } from '../domain/api-types';
import { formatDate, formatPeriod } from '../domain/date';
import { formatMoney } from '../domain/number';
import { unitLabel } from '../domain/unit';
import { useSelectedUnit } from '../machines/portal-context';
import { billStatusLabels, fundLabels, openItemsText as text } from '../text/open-items';
import { pageTitles } from '../text/pages';
import { counted, days } from '../text/plural';
import type { Column } from '../ui/list/column';
import { DataList } from '../ui/list/data-list';
import { Money } from '../ui/money';
import { Page } from '../ui/page';
import { QueryView } from '../ui/query-view';
import { Select } from '../ui/select';
import { Empty } from '../ui/states';
import { StatusBadge, type Tone } from '../ui/status-badge';
import { Tiles } from '../ui/tiles';
import { UnitGate } from '../ui/unit-gate';

const tones: Record<BillStatus, Tone> = {
  placano: 'ok',
  delno_placano: 'info',
  odprto: 'info',
  zapadlo: 'danger',
  preplacilo: 'ok',
  v_izvrsbi: 'danger',
};

const label = text.columns;
const ALL = 'all';

/** The columns of `domain.md` P4; two of them stand only where they say something. */
function columnsFor(items: OpenItems, allUnits: boolean): Column<OpenItem>[] {
  const money = (key: 'znesek' | 'placano' | 'obresti'): Column<OpenItem> => ({
    key,
    label: label[key],
    cell: (item) => <Money value={item[key]} />,
    align: 'end',
  });
  const withInterest = items.postavke.some((item) => item.obresti > 0);
  return [
    { key: 'st_dokumenta', label: label.st_dokumenta, cell: (item) => item.st_dokumenta },
    { key: 'sklad', label: label.sklad, cell: (item) => fundLabels[item.sklad], card: 'title' },
    {
      key: 'obdobje',
      label: label.obdobje,
      cell: (item) => formatPeriod(item.obdobje),
      card: 'title',
    },
    ...(allUnits
      ? [
          {
            key: 'naziv_enote',
            label: label.naziv_enote,
            cell: (item: OpenItem) => item.naziv_enote,
          },
        ]
      : []),
    { key: 'rok_placila', label: label.rok_placila, cell: (item) => formatDate(item.rok_placila) },
    {
      key: 'dni_zamude',
      label: label.dni_zamude,
      cell: (item) => (item.dni_zamude > 0 ? counted(item.dni_zamude, days) : null),
    },
    money('znesek'),
    money('placano'),
    ...(withInterest ? [money('obresti')] : []),
    {
      key: 'odprto',
      label: label.odprto,
      cell: (item) => <Money value={item.odprto} />,
      align: 'end',
      card: 'amount',
      total: <Money value={items.skupaj_odprto} />,
    },
    {
      key: 'status',
      label: label.status,
      cell: (item) => (
        <StatusBadge tone={tones[item.status]} label={billStatusLabels[item.status]} />
      ),
    },
  ];
}

function OpenItemsView({ items, allUnits }: { items: OpenItems; allUnits: boolean }) {
  if (items.postavke.length === 0) return <Empty text={text.empty} good />;
  const debits = items.postavke.filter((item) => item.direktna_obremenitev);
  return (
    <>
      <p className="answer">
        {text.dueSentence(formatMoney(items.skupaj_odprto), formatDate(items.naslednji_rok))}
      </p>
      <Tiles
        tiles={[
          { label: text.totalOpen, value: <Money value={items.skupaj_odprto} /> },
          {
            label: text.overdue,
            value: <Money value={items.zapadlo} />,
            alarming: items.zapadlo > 0,
          },
          { label: text.notDue, value: <Money value={items.nezapadlo} /> },
        ]}
      />
      <DataList
        label={pageTitles['open-items']}
        rows={items.postavke}
        rowKey={(item) => item.id_postavke}
        columns={columnsFor(items, allUnits)}
        totalLabel={text.totalRow}
      />
      {debits.map((item) => (
        <p key={item.id_postavke}>
          {item.st_dokumenta}: {text.directDebit(formatDate(item.rok_placila))}
        </p>
      ))}
      {items.po_skladih.length > 1 ? (
        <section className="page__section">
          <h2>{text.byFund}</h2>
          <Tiles
            tiles={items.po_skladih.map(({ sklad, odprto }) => ({
              label: fundLabels[sklad],
              value: <Money value={odprto} />,
            }))}
          />
        </section>
      ) : null}
    </>
  );
}

function OpenItemsOfUnit({ unit, units }: { unit: Unit; units: readonly Unit[] }) {
  const [choice, setChoice] = useState(unit.inventarna_stevilka);
  const query = useQuery(openItemsQuery(choice === ALL ? undefined : choice));
  const options = units.map((other) => ({
    value: other.inventarna_stevilka,
    label: unitLabel(other),
  }));
  return (
    <>
      {units.length > 1 ? (
        <Select
          label={text.unitFilter}
          options={[{ value: ALL, label: text.allUnits }, ...options]}
          value={choice}
          onChange={setChoice}
        />
      ) : null}
      <QueryView query={query} skeletonLines={6} explain={messageFor}>
        {(items) => <OpenItemsView items={items} allUnits={choice === ALL} />}
      </QueryView>
    </>
  );
}

/** §2 `/odprte-postavke`, `domain.md` P4: what is unpaid and what is late. */
export default function OpenItemsScreen() {
  const units = useQuery(unitsQuery());
  const selected = useSelectedUnit();
  return (
    <Page title={pageTitles['open-items']}>
      <UnitGate units={units} selected={selected} explain={messageFor}>
        {(unit) => (
          <OpenItemsOfUnit
            key={unit.inventarna_stevilka}
            unit={unit}
            units={units.data ?? [unit]}
          />
        )}
      </UnitGate>
    </Page>
  );
}
