import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { regularBillsQuery } from '../../api/billing-bills';
import { costSpecificationQuery } from '../../api/billing-costs';
import { readingsQuery } from '../../api/billing-readings';
import type { FormField } from '../../domain/api-types';
import { useAccess } from '../../machines/portal-context';
import { isGranted } from '../../navigation/menu';
import type { RouteName } from '../../navigation/page-table';
import { formsText as text } from '../../text/forms/forms';
import type { Option } from '../../ui/controls/select/select-props';
import type { FormValues } from '../../ui/form/rules';
import { SelectField } from '../../ui/form/select-field';
import { TextField } from '../../ui/form/text-field';
import type { PortalForm } from '../../ui/form/use-portal-form';
import {
  billOptions,
  type KnownList,
  lineOptions,
  meterOptions,
  offersList,
  withValue,
} from './known-options';

interface KnownFieldProps {
  readonly form: PortalForm<FormValues>;
  readonly field: FormField;
  /** `inventarna_stevilka` of the form's unit; empty when none is chosen. */
  readonly unit: string;
  /** Number of the form's bill; empty when none is chosen. */
  readonly bill: string;
}

/** The page that shows what a field asks for; who may not see it types. */
const pages = {
  obracun: 'regular-billing',
  postavka: 'cost-specification',
  vodomer: 'readings',
} as const satisfies Record<string, RouteName>;

type KnownKind = keyof typeof pages;

/** Whether the portal has a list for a kind of field. */
export function isKnownKind(kind: string): kind is KnownKind {
  return Object.hasOwn(pages, kind);
}

const listOf = (isLoading: boolean, options: readonly Option[] | undefined): KnownList => {
  if (isLoading) return { state: 'loading', options: [] };
  return { state: options?.length ? 'ready' : 'unknown', options: options ?? [] };
};

/** What the portal knows for a field. */
function useKnownList(kind: KnownKind, { unit, bill }: KnownFieldProps): KnownList {
  const access = useAccess();
  const asks = (...kinds: readonly KnownKind[]) =>
    unit !== '' && kinds.includes(kind) && kinds.every((each) => isGranted(pages[each], access));
  const ofBills = { unit, year: undefined };
  const bills = useQuery({
    ...regularBillsQuery(ofBills),
    enabled: asks('obracun') || asks('postavka', 'obracun'),
  });
  const period = bills.data?.obracuni.find(({ st_dokumenta }) => st_dokumenta === bill)?.obdobje;
  const lines = useQuery({
    ...costSpecificationQuery(unit, period),
    enabled: asks('postavka') && period !== undefined,
  });
  const readings = useQuery({ ...readingsQuery(unit), enabled: asks('vodomer') });
  const ofBill = listOf(bills.isLoading, bills.data && billOptions(bills.data.obracuni));
  if (kind === 'obracun') return ofBill;
  if (kind === 'vodomer') {
    return listOf(readings.isLoading, readings.data && meterOptions(readings.data.odcitki));
  }
  // The list of lines is empty until a bill is chosen.
  if (bill === '') return { ...ofBill, options: [] };
  const isLoading = bills.isLoading || lines.isLoading;
  return listOf(isLoading, lines.data && lineOptions(lines.data.postavke));
}

/** Empties the field when what its list depends on changes; what was typed without a list stays. */
function useEmptiedWith(owner: string, isList: boolean, empty: () => void) {
  const last = useRef({ owner, isList });
  // Compared with the field before the change: a list that is known already lacks the old value at once.
  const move = useEffectEvent(() => {
    if (last.current.owner !== owner && last.current.isList) empty();
    last.current = { owner, isList };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the owner is what empties the field
  useEffect(() => move(), [owner, isList]);
}

/** The text of an empty open list. */
function noneOf(kind: KnownKind, bill: string, { state }: KnownList): string | undefined {
  if (state === 'loading') return text.listLoading;
  return kind === 'postavka' && bill === '' ? text.billFirst : undefined;
}

/** A field for something that the portal knows, as a list. Without the list (none, not allowed, not loaded) it is typed. */
export function KnownField({ kind, ...props }: KnownFieldProps & { readonly kind: KnownKind }) {
  const { form, field, unit, bill } = props;
  const { ime: name } = field;
  const list = useKnownList(kind, props);
  const value = String(form.inner.watch(name) ?? '');
  const [isHeld, setHeld] = useState(false);
  const [isList, setList] = useState(false);
  const shown = offersList(list, { isList, isHeld, value });
  if (shown !== isList) setList(shown);
  const keepFocus = useEffectEvent(() => {
    if (isHeld) form.inner.setFocus(name);
  });
  // A long list is another control than the empty one that was opened while it was loading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the arrival of the list is what may take the focus
  useEffect(() => keepFocus(), [list.state]);
  const owner = kind === 'postavka' ? bill : unit;
  useEmptiedWith(owner, isList, () => form.inner.setValue(name, ''));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only knows whether the field has the focus
    <div className="field" onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}>
      {shown ? (
        <SelectField
          form={form}
          name={name}
          options={withValue(list.options, value)}
          none={noneOf(kind, bill, list)}
        />
      ) : (
        <TextField form={form} name={name} autoComplete="off" />
      )}
    </div>
  );
}
