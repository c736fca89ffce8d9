import { useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import { contractorsQuery } from '../../api/building';
import { messageFor } from '../../api/errors';
import type { Unit } from '../../domain/api-types';
import { telephoneHref } from '../../domain/contact';
import { homeText as text } from '../../text/home';
import { pageTitles } from '../../text/pages';
import { QueryView } from '../../ui/query-view';
import { HomeCard } from './card';

interface ContactProps {
  readonly name: string;
  readonly activity: string;
  readonly telephone: string | null;
}

function Contact({ name, activity, telephone }: ContactProps) {
  const href = telephoneHref(telephone);
  return (
    <li>
      <p>
        {name}
        <span className="home__activity">{activity}</span>
      </p>
      {href === undefined ? (
        <p className="home__activity">{text.noTelephone}</p>
      ) : (
        <a className="button button--quiet" href={href}>
          <Phone size={18} aria-hidden />
          <span className="visually-hidden">{text.call(name)} </span>
          {telephone}
        </a>
      )}
    </li>
  );
}

/** Whom to call at once, with the number in one touch (`domain.md` P1 "Za nujne primere", P22). */
export function EmergencyCard({ unit }: { unit: Unit }) {
  const query = useQuery(contractorsQuery(unit.objekt_sifra));
  return (
    <HomeCard title={text.emergency} route="contractors" linkText={pageTitles.contractors}>
      <p>{text.emergencyAdvice}</p>
      <QueryView query={query} skeletonLines={3} explain={messageFor} failedTitle={text.cardFailed}>
        {(contractors) => {
          const urgent = contractors.filter(({ nujno }) => nujno);
          if (urgent.length === 0) return <p>{text.noEmergency}</p>;
          return (
            <ul className="home__contacts">
              {urgent.map(({ id_izvajalca, naziv, dejavnost, dezurni_telefon, telefon }) => (
                <Contact
                  key={id_izvajalca}
                  name={naziv}
                  activity={dejavnost}
                  telephone={telephoneHref(dezurni_telefon) ? dezurni_telefon : telefon}
                />
              ))}
            </ul>
          );
        }}
      </QueryView>
    </HomeCard>
  );
}
