import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
import { billOptions, lineOptions, meterOptions } from './known-options';

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

/** What the portal knows for a field; `undefined` while it is loading or cannot be had. */
function useOptions(kind: KnownKind, props: KnownFieldProps): readonly Option[] | undefined {
  const { unit, bill } = props;
  const access = useAccess();
  const asks = (...kinds: readonly KnownKind[]) =>
    unit !== '' && kinds.includes(kind) && kinds.every((each) => isGranted(pages[each], access));
  const ofBills = { unit, year: undefined };
  const bills = useQuery({
    ...regularBillsQuery(ofBills),
    enabled: asks('obracun') || (kind === 'postavka' && asks('postavka', 'obracun')),
  }).data?.obracuni;
  const period = bills?.find(({ st_dokumenta }) => st_dokumenta === bill)?.obdobje;
  const lines = useQuery({
    ...costSpecificationQuery(unit, period),
    enabled: asks('postavka') && period !== undefined,
  }).data?.postavke;
  const readings = useQuery({ ...readingsQuery(unit), enabled: asks('vodomer') }).data?.odcitki;
  if (kind === 'obracun') return bills && billOptions(bills);
  if (kind === 'postavka') return lines && lineOptions(lines);
  return readings && meterOptions(readings);
}

/** A field for something that the portal knows, as a list. Without the list (none, not allowed, not loaded) it is typed. */
export function KnownField({ kind, ...props }: KnownFieldProps & { readonly kind: KnownKind }) {
  const { form, field } = props;
  const options = useOptions(kind, props) ?? [];
  const value = String(form.inner.watch(field.ime) ?? '');
  const kit = { form, name: field.ime };
  const isListed = (wanted: string) =>
    wanted === '' || options.some((option) => option.value === wanted);
  // A value of the address or of a draft that the list lacks, such as several lines, stays as text.
  const [start] = useState(value);
  if (options.length === 0 || !isListed(start)) return <TextField {...kit} autoComplete="off" />;
  return (
    <SelectField
      {...kit}
      options={isListed(value) ? options : [...options, { value, label: value }]}
      placeholder={text.choose}
    />
  );
}
