import { Link } from 'react-router-dom';
import type { EnergyMonth } from '../../../domain/api-types';
import { formatDate } from '../../../domain/dates/date';
import { formatMoney } from '../../../domain/money/number';
import { label } from '../../../domain/values/label';
import { formLink } from '../../../navigation/form-link';
import { contactLabels, energyText, remoteLabels } from '../../../text/bills/energy';
import { days } from '../../../text/common/nouns';
import { counted } from '../../../text/common/plural';
import { unknownText } from '../../../text/common/unknown';
import { telephoneLink, webLink } from '../../../ui/page/contact-links';
import { Facts } from '../../../ui/page/facts';
import { SectionCard } from '../../../ui/page/section-card';

/** Annex item 3b: taxes, levies and tariffs. */
export function LeviesCard({ items }: { items: EnergyMonth }) {
  const text = energyText.levies;
  return (
    <SectionCard title={text.title}>
      {items.dajatve.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <Facts
          facts={items.dajatve.map(
            ({ naziv, znesek, opis }) =>
              [opis === null ? naziv : `${naziv}, ${opis}`, formatMoney(znesek)] as const,
          )}
        />
      )}
      {items.dajatve.length === 0 ? null : <p className="section-card__note">{text.note}</p>}
    </SectionCard>
  );
}

/** Annex item 3d: who advises on saving energy. */
export function AdviceCard({ items }: { items: EnergyMonth }) {
  const text = energyText.advice;
  return (
    <SectionCard title={text.title}>
      {items.stiki.length === 0 ? <p>{text.none}</p> : null}
      <ul className="energy-list">
        {items.stiki.map(({ naziv, vrsta, url, telefon }) => (
          <li key={naziv}>
            <strong>{naziv}</strong>
            <span className="section-card__note">
              {label(contactLabels, vrsta, unknownText.other)}
            </span>
            <span>{webLink(url)}</span>
            {telefon === null ? null : <span>{telephoneLink(telefon)}</span>}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

/** Annex item 3e: the steps of a complaint, and the form that begins it. */
export function ComplaintsCard({ items, unit }: { items: EnergyMonth; unit: string }) {
  const text = energyText.complaints;
  return (
    <SectionCard title={text.title}>
      {items.pritozbe.length === 0 ? <p>{text.none}</p> : null}
      <ol className="energy-list">
        {items.pritozbe.map(({ korak, naziv, opis, rok_dni: term, url }) => (
          <li key={korak}>
            <strong>{naziv}</strong>
            <p>
              {opis} {term === null ? null : text.term(counted(term, days))}
            </p>
            {webLink(url)}
          </li>
        ))}
      </ol>
      <p className="no-print">
        <Link className="button button--quiet" to={formLink('reklamacija_obracuna', { unit })}>
          {text.form}
        </Link>
      </p>
    </SectionCard>
  );
}

/** Annex item 2: remote reading with its deadline, and when the user was notified. */
export function RemoteCard({ items }: { items: EnergyMonth }) {
  const text = energyText.remote;
  const notified = items.obvesceno_ob;
  return (
    <SectionCard title={text.title}>
      <Facts
        facts={{
          [text.state]: label(remoteLabels, items.daljinsko_odcitavanje, unknownText.state),
          [text.due]: formatDate(items.rok_daljinskega),
          [text.notified]: notified === null ? text.never : formatDate(notified),
        }}
      />
    </SectionCard>
  );
}
