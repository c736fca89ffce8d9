import type { CSSProperties } from 'react';
import type { VoluntaryFund } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { formatMoney } from '../../domain/money/number';
import { wholePercent } from '../../domain/money/whole-percent';
import { label as labelOf } from '../../domain/values/label';
import { unknownText } from '../../text/common/unknown';
import { contributionBases, voluntaryFundText as text } from '../../text/funds/voluntary-fund';
import { FoldedFacts } from '../../ui/page/folded-facts';
import { Money } from '../../ui/page/money';
import '../../ui/page/rows.css';
import '../../ui/page/section-card.css';
import { StatusBadge } from '../../ui/page/status-badge';
import { PrimePart } from '../../ui/prime/prime-part';

/** With the gap of its section, as far from its ledger as the parts of a page. */
const nearLedger: CSSProperties = { marginBlockEnd: 12 };

const loadMeter = () => import('../../ui/prime/meter-group');

/** How much of the goal is paid in; nothing without a goal. */
function Progress({ naziv, vplacano, ciljni_znesek, poraba }: VoluntaryFund) {
  if (!(ciljni_znesek > 0)) return null;
  const percent = `${wholePercent(vplacano, ciljni_znesek)}\u00A0%`;
  const inWords = text.progress(
    percent,
    formatMoney(vplacano),
    formatMoney(ciljni_znesek),
    poraba > 0 ? formatMoney(poraba) : null,
  );
  return (
    <div className="voluntary__progress">
      <PrimePart load={loadMeter} placeholder={<div />}>
        {(MeterGroup) => (
          <MeterGroup
            name={text.progressName(naziv)}
            value={vplacano}
            max={ciljni_znesek}
            valueText={inWords}
          />
        )}
      </PrimePart>
      <p>{inWords}</p>
    </div>
  );
}

/** A voluntary fund: its purpose, its balance and what the user pays into it (`pages.md` P7). */
export function FundCard({ fund, headingId }: { fund: VoluntaryFund; headingId: string }) {
  const label = text.facts;
  const first = [label.namen, label.prispevek, label.own, label.stanje];
  const basis = labelOf(contributionBases, fund.osnova_prispevka, unknownText.contribution);
  const facts = {
    [label.namen]: fund.namen,
    [label.podlaga]: text.ground(fund.podlaga, formatDate(fund.datum_sklepa)),
    [label.velja_od]: formatDate(fund.velja_od),
    [label.velja_do]: formatDate(fund.velja_do),
    [label.prispevek]: (
      <>
        <Money value={fund.prispevek} /> {basis}
      </>
    ),
    [label.ciljni_znesek]: <Money value={fund.ciljni_znesek} />,
    [label.zacetno_stanje]: <Money value={fund.zacetno_stanje} />,
    [label.zaracunano]: <Money value={fund.zaracunano} />,
    [label.vplacano]: <Money value={fund.vplacano} />,
    [label.poraba]: <Money value={fund.poraba} />,
    [label.stanje]: <Money value={fund.stanje} />,
    [label.own]: text.own(formatMoney(fund.moje_zaracunano), formatMoney(fund.moje_vplacano)),
  };
  return (
    <div className="card section-card" data-wide style={nearLedger}>
      <div className="rows__ends">
        <h2 id={headingId}>{fund.naziv}</h2>
        <StatusBadge
          tone={fund.zakljucen ? 'ok' : 'info'}
          label={fund.zakljucen ? text.closed : text.open}
        />
      </div>
      <Progress {...fund} />
      <FoldedFacts wide facts={facts} first={first} />
    </div>
  );
}
