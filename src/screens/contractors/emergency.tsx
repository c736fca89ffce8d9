import { Phone, Siren } from 'lucide-react';
import { useId } from 'react';
import type { Contractor } from '../../domain/api-types';
import { telephoneHref } from '../../domain/contact';
import { contactText } from '../../text/building';
import { contractorsText as text } from '../../text/contractors';
import { CardGrid } from '../../ui/card-grid';

const [before, after] = text.advice.split(text.emergencyNumber);

/** One to be called at once: what for, who, when, and the number as a button. */
function EmergencyCard({ contractor }: { contractor: Contractor }) {
  const { naziv, dejavnost, opis_del, delovni_cas, dezurni_telefon, telefon } = contractor;
  const number = telephoneHref(dezurni_telefon) ? dezurni_telefon : telefon;
  const href = telephoneHref(number);
  return (
    <li>
      <div className="card emergency__card">
        <h3>{dejavnost}</h3>
        <p>{naziv}</p>
        {opis_del ? <p className="emergency__more">{opis_del}</p> : null}
        {delovni_cas ? <p className="emergency__more">{delovni_cas}</p> : null}
        {href ? (
          <a className="button" href={href} aria-label={`${contactText.call} ${naziv}, ${number}`}>
            <Phone size={18} aria-hidden />
            {number}
          </a>
        ) : null}
      </div>
    </li>
  );
}

/** Whom to call when something is wrong right now, before all else (`domain.md` P22). */
export function Emergency({ contractors }: { contractors: readonly Contractor[] }) {
  const id = useId();
  const urgent = contractors.filter(({ nujno }) => nujno);
  return (
    <section className="page__section" aria-labelledby={id}>
      <h2 id={id}>{text.urgent}</h2>
      <p className="emergency__advice">
        <Siren size={20} aria-hidden />
        <span>
          {before}
          <a href={`tel:${text.emergencyNumber}`}>{text.emergencyNumber}</a>
          {after}
        </span>
      </p>
      {urgent.length > 0 ? (
        <CardGrid narrow>
          {urgent.map((contractor) => (
            <EmergencyCard key={contractor.id_izvajalca} contractor={contractor} />
          ))}
        </CardGrid>
      ) : null}
    </section>
  );
}
