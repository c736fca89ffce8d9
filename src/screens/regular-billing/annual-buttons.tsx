import { useQuery } from '@tanstack/react-query';
import { annualStatementQuery } from '../../api/billing-annual';
import { useUser } from '../../machines/portal-context';
import { AnnualButton } from './annual-button';

/** The annual statements of a unit without own bills: a let unit has the tenant's bills in them (`pages.md` P16). */
export function AnnualButtons({ unit }: { unit: string | undefined }) {
  const payer = useUser()?.code_payer ?? '';
  const asked = annualStatementQuery({ payer, unit, year: undefined });
  const { data } = useQuery({ ...asked, enabled: payer !== '' });
  return (
    <div>
      {data?.leta.map((year) => (
        <AnnualButton key={year} unit={unit} year={year} />
      ))}
    </div>
  );
}
