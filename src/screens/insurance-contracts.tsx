import { useQuery } from '@tanstack/react-query';
import { insuranceQuery } from '../api/building';
import type { InsuranceContract, Unit } from '../domain/api-types';
import { today } from '../domain/dates/today';
import { fromCents, sumCents } from '../domain/money/cents';
import { formatMoney } from '../domain/money/number';
import { byEnd, contractState, isInForce } from '../domain/units/insurance';
import { groupBy } from '../domain/values/group-by';
import { useSelectedUnit } from '../machines/portal-context';
import { useAddress } from '../parts/address/use-address';
import { QueryView } from '../parts/query/query-view';
import { UnitGate } from '../parts/unit/unit-gate';
import { insuranceText as text } from '../text/building/insurance-contracts';
import { pageTitles } from '../text/shell/pages';
import { Tick } from '../ui/controls/tick';
import { Answer } from '../ui/page/answer';
import { CardGrid } from '../ui/page/card-grid';
import { Page } from '../ui/page/page';
import { Empty } from '../ui/states/states';
import { ContractCard } from './insurance-contracts/contract-card';
import { DamageCard } from './insurance-contracts/damage-card';
import './insurance-contracts/insurance-contracts.css';
import { useUnits } from '../parts/unit/use-units';

/** The parameter of the address that shows past contracts. */
const PAST_PARAMETER = 'pretekle';

/** Whether the building is insured, and for owners the monthly cost. */
function InsuranceAnswer({ valid }: { valid: readonly InsuranceContract[] }) {
  const costs = valid.flatMap(({ vkljucena_enota, mesecni_strosek_enote: cost }) =>
    vkljucena_enota && cost !== null ? [cost] : [],
  );
  const cost = costs.length > 0 && text.monthly(formatMoney(fromCents(sumCents(costs))));
  const count = valid.length === 0 ? text.noneValid : text.answer(valid.length);
  return <Answer>{[cost, count].filter(Boolean).join(' ')}</Answer>;
}

function Cards({ contracts, day }: { contracts: readonly InsuranceContract[]; day: string }) {
  if (contracts.length === 0) return null;
  return (
    <CardGrid>
      {contracts.map((contract) => (
        <ContractCard key={contract.id_pogodbe} contract={contract} today={day} />
      ))}
    </CardGrid>
  );
}

function Contracts({ contracts }: { contracts: readonly InsuranceContract[] }) {
  const { address, change } = useAddress();
  if (contracts.length === 0) return <Empty text={text.empty} />;
  const day = today();
  const sorted = [...contracts].sort(byEnd);
  const states = groupBy(sorted, (contract) => contractState(contract, day));
  const valid = sorted.filter((contract) => isInForce(contractState(contract, day)));
  const future = states.get('future') ?? [];
  const past = [...(states.get('past') ?? [])].reverse();
  const showsPast = address.has(PAST_PARAMETER);
  return (
    <>
      <InsuranceAnswer valid={valid} />
      <p className="page__lead">{text.belongings}</p>
      <DamageCard contracts={valid} />
      <Cards contracts={[...valid, ...future]} day={day} />
      {past.length > 0 ? (
        <Tick
          label={text.showPast}
          checked={showsPast}
          onChange={(shown) => change({ [PAST_PARAMETER]: shown ? 'da' : undefined })}
        />
      ) : null}
      {showsPast ? <Cards contracts={past} day={day} /> : null}
    </>
  );
}

function ContractsOfUnit({ unit }: { unit: Unit }) {
  const query = useQuery(insuranceQuery(unit.objekt_sifra, unit.inventarna_stevilka));
  return (
    <QueryView query={query} skeletonLines={6}>
      {(contracts) => <Contracts contracts={contracts} />}
    </QueryView>
  );
}

/** §2 `/zavarovalne-pogodbe`, `pages.md` P23: what the building is insured against, and how to report damage. */
export default function InsuranceContractsScreen() {
  const units = useUnits();
  const selected = useSelectedUnit();
  return (
    <Page title={pageTitles['insurance-contracts']} lead={selected?.naziv}>
      <UnitGate units={units} selected={selected}>
        {(unit) => <ContractsOfUnit key={unit.inventarna_stevilka} unit={unit} />}
      </UnitGate>
    </Page>
  );
}
