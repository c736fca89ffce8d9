import type { VoluntaryFund } from '../../domain/api-types';
import { listText } from '../../text/common/list';
import { voluntaryFundText as text } from '../../text/funds/voluntary-fund';
import '../../ui/table/list-view.css';
import { Select } from '../../ui/controls/select';

const ALL_VALUE = '';

interface FundsFiltersProps {
  readonly years: readonly number[];
  readonly year: number | undefined;
  /** `undefined` for all. */
  readonly onYear: (year: string | undefined) => void;
  readonly funds: readonly VoluntaryFund[];
  readonly fund: VoluntaryFund | undefined;
  readonly onFund: (id: string | undefined) => void;
}

/** The choice of one fund, and of a year, which sends a request (`pages.md` P7). */
export function FundsFilters({ years, year, onYear, funds, fund, onFund }: FundsFiltersProps) {
  const offered = [...new Set([...years, ...(year === undefined ? [] : [year])])];
  return (
    <div className="scope-bar no-print">
      {funds.length > 1 ? (
        <Select
          labelHidden
          label={text.fund}
          value={fund === undefined ? ALL_VALUE : String(fund.id_sklada)}
          options={[
            { value: ALL_VALUE, label: text.allFunds },
            ...funds.map(({ id_sklada, naziv }) => ({ value: String(id_sklada), label: naziv })),
          ]}
          onChange={(value) => onFund(value === ALL_VALUE ? undefined : value)}
        />
      ) : null}
      <Select
        labelHidden
        label={listText.year}
        value={year === undefined ? ALL_VALUE : String(year)}
        options={[
          { value: ALL_VALUE, label: text.allYears },
          ...offered.map((each) => ({ value: String(each), label: String(each) })),
        ]}
        onChange={(value) => onYear(value === ALL_VALUE ? undefined : value)}
      />
    </div>
  );
}
