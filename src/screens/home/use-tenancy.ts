import { useQuery } from '@tanstack/react-query';
import { tenantOpenItemsQuery } from '../../api/billing-tenants';
import { unitDetailsQuery } from '../../api/units';
import type { Unit } from '../../domain/api-types';
import { byLease } from '../../domain/bills/tenant-items';
import { useAccess } from '../../machines/portal-context';
import { isGranted } from '../../navigation/menu';

/**
 * Whether a unit is let, as far as the user may know. The request is sent only for a user with tenants (§6), and only
 * about a unit that they own and do not use.
 */
export function useTenancy({ inventarna_stevilka, vrsta }: Unit) {
  const access = useAccess();
  const mayBeLet = vrsta === 'L' && isGranted('tenants-open-items', access);
  const knowsTenants = mayBeLet && isGranted('your-units', access);
  const open = useQuery({ ...tenantOpenItemsQuery(), enabled: mayBeLet });
  const details = useQuery({ ...unitDetailsQuery(), enabled: knowsTenants });
  const isOfUnit = (row: { readonly inventarna_stevilka: string }) =>
    row.inventarna_stevilka === inventarna_stevilka;
  const leases = byLease(open.data?.postavke.filter(isOfUnit) ?? []);
  const known = details.data?.find(isOfUnit);
  /** The tenant who owes money, otherwise the present tenant. */
  const tenants = [...new Set(leases.map(({ first }) => first.najemnik))];
  if (tenants.length === 0 && known?.najemnik) tenants.push(known.najemnik);
  const isPending = mayBeLet && (open.isPending || (knowsTenants && details.isPending));
  return {
    open,
    leases,
    tenants,
    isPending,
    isLet: tenants.length > 0,
    /** Whether the unit is certainly not let: only then may the card say that all is settled. */
    isNotLet: !mayBeLet || (tenants.length === 0 && open.isSuccess && known !== undefined),
  };
}
