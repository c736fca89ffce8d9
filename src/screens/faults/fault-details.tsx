import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { BuildingFault, Unit } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { isOpenFault } from '../../domain/events/fault-groups';
import { labelOfNumber } from '../../domain/units/unit-twins';
import { label } from '../../domain/values/label';
import { pathOf } from '../../navigation/page-table';
import { DownloadButton } from '../../parts/documents/download-button';
import { nameOf, stateOf, tradeOf } from '../../parts/faults/fault-words';
import { MeTooButton } from '../../parts/faults/me-too-button';
import { useRight } from '../../parts/rights/use-right';
import { useUnits } from '../../parts/unit/use-units';
import { unknownText } from '../../text/common/unknown';
import { repairPayers, faultsText as text } from '../../text/events/faults';
import { Facts } from '../../ui/page/facts';
import { ConfirmFault } from './confirm-fault';

/** The facts of a fault that its row does not have; those that say nothing are left out. */
function factsOf(
  fault: BuildingFault,
  units: readonly Unit[],
): Readonly<Record<string, ReactNode>> {
  const { st_prijave, inventarna_stevilka, predviden_rok, na_strosek, razlog } = fault;
  const { facts } = text;
  const optional = (name: string, value: ReactNode) => (value === null ? {} : { [name]: value });
  const payer =
    na_strosek === null ? text.undecidedPayer : label(repairPayers, na_strosek, unknownText.other);
  return {
    ...optional(facts.reason, razlog),
    ...optional(
      facts.expected,
      isOpenFault(fault) && predviden_rok ? formatDate(predviden_rok) : null,
    ),
    [facts.payer]: payer,
    ...optional(facts.unit, inventarna_stevilka && labelOfNumber(units, inventarna_stevilka)),
    [facts.trade]: tradeOf(fault),
    [facts.number]: st_prijave,
  };
}

const asTyped: CSSProperties = { whiteSpace: 'pre-wrap' };

function Steps({ steps }: { steps: BuildingFault['zgodovina'] }) {
  return (
    <div className="faults__group">
      <p className="events__label">{text.steps}</p>
      <ul className="events__updates faults__steps">
        {steps.toReversed().map(({ cas, stanje, opomba }) => (
          <li key={`${cas}/${stanje}`}>
            <span className="events__facts">{formatDate(cas, true)}</span>{' '}
            <span>
              {stateOf(stanje)}
              {opomba === null ? null : <>. {opomba}</>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the user has written and sent; no answer to another user contains it. */
function OwnReport({ fault: { opis, fotografije, st_prijave } }: { fault: BuildingFault }) {
  if (opis === null) return null;
  return (
    <div className="faults__group">
      <p className="events__label">{text.facts.own}</p>
      <p style={asTyped}>{opis}</p>
      {fotografije.length === 0 ? null : (
        <div className="events__ways">
          {fotografije.map(({ st_fotografije, pot }) => (
            <DownloadButton
              key={st_fotografije}
              label={text.photo(st_fotografije)}
              document={st_prijave}
              file={pot}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface FaultDetailsProps {
  readonly fault: BuildingFault;
  readonly onAnswer: () => void;
}

/** All that is known of a fault: what is asked of the user first, then its course. */
export function FaultDetails({ fault, onAnswer }: FaultDetailsProps) {
  const { data: units = [] } = useUnits();
  const mayAnswer = useRight('obrazci') !== false;
  return (
    <div className="list-cards__rest faults__rest">
      {mayAnswer && fault.caka_potrditve ? (
        <ConfirmFault fault={fault} onAnswer={onAnswer} />
      ) : null}
      <Steps steps={fault.zgodovina} />
      <Facts facts={factsOf(fault, units)} />
      <OwnReport fault={fault} />
      {fault.id_dogodka === null ? null : <Link to={pathOf('events')}>{text.event}</Link>}
      {mayAnswer && isOpenFault(fault) && !fault.moja && !fault.tudi_pri_meni ? (
        <MeTooButton fault={fault} name={nameOf(fault)} onSaid={onAnswer} onClosed={onAnswer} />
      ) : null}
    </div>
  );
}
