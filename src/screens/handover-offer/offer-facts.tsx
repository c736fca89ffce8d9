import { useId } from 'react';
import { offerFilePath } from '../../api/people-handover-offer';
import type { HandoverOffer } from '../../domain/api-types';
import { addDays } from '../../domain/dates/add-days';
import { formatDate, formatPeriod } from '../../domain/dates/date';
import { meterName } from '../../domain/energy/meter-name';
import { fromCents } from '../../domain/money/cents';
import { sumsOfShares } from '../../domain/people/handover-days';
import { label } from '../../domain/values/label';
import { DocumentList } from '../../parts/documents/document-list';
import { addressOf } from '../../parts/handover/address-of';
import { stateOf } from '../../parts/handover/meter-words';
import { Shares } from '../../parts/handover/shares';
import { fileKinds, handoverSteps, handoverText, otherFile } from '../../text/people/handover';
import { takersShares, offerText as text } from '../../text/people/handover-offer';
import '../../ui/page/disclosure.css';
import { capital } from '../../text/common/capital';
import { Facts } from '../../ui/page/facts';
import { Money } from '../../ui/page/money';

/** A value that there is not. */
const NONE = '/';

interface OfferFactsProps {
  readonly token: string;
  readonly offer: HandoverOffer;
}

/** What the taker checks: day, meters, documents; what is long is folded. */
export function OfferFacts({ token, offer }: OfferFactsProps) {
  const { datum_predaje: day, stevci, prevzemnik, razdelitev } = offer;
  const id = useId();
  const date = formatDate(day);
  const sums = sumsOfShares(razdelitev);
  const states = stevci.map((meter) => [
    `${meterName(meter)} (${meter.st_merilnika})`,
    meter.stanje === null ? NONE : stateOf(meter, meter.stanje),
  ]);
  return (
    <>
      <section className="page__section" aria-labelledby={id}>
        <h2 id={id}>{text.check}</h2>
        <div>
          <Facts
            facts={{
              [handoverText.date]: date,
              [text.paysFrom]: date === NONE ? NONE : formatDate(addDays(day, 1)),
              ...(sums &&
                sums.takers > 0n && {
                  [text.yourPart(formatPeriod(day.slice(0, 7)))]: (
                    <Money value={fromCents(sums.takers)} />
                  ),
                }),
              [text.manager]: offer.upravnik,
              ...Object.fromEntries(states),
            }}
          />
          <details className="facts-more">
            <summary>{text.byDays}</summary>
            <Shares shares={razdelitev} words={takersShares} />
          </details>
        </div>
        <h3>{text.yourData}</h3>
        <Facts
          facts={{
            [handoverText.name]: prevzemnik.ime,
            [handoverText.address]: addressOf(prevzemnik.naslov),
            [handoverText.tax]: prevzemnik.davcna_maskirana ?? NONE,
            [text.address]: offer.e_posta_maskirana,
          }}
        />
        <p className="section-card__note">{handoverText.fund}</p>
      </section>
      <Documents token={token} offer={offer} />
    </>
  );
}

function Documents({ token, offer: { priloge } }: OfferFactsProps) {
  if (priloge.length === 0) return null;
  const files = priloge.map(({ id_priloge, vrsta, naziv, velikost }) => ({
    naziv: capital(naziv),
    vrsta: naziv.split('.').at(-1)?.toLowerCase() ?? '',
    velikost,
    pot: offerFilePath(token, id_priloge),
    kind: label(fileKinds, vrsta, otherFile),
  }));
  return (
    <section className="page__section">
      <h2>{handoverSteps.dokumenti}</h2>
      <DocumentList label={handoverSteps.dokumenti} files={files} />
    </section>
  );
}
