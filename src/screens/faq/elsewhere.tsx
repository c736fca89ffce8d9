import { useQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { managerDocumentsQuery } from '../../api/documents';
import { formsQuery } from '../../api/documents-forms';
import { wordSearch } from '../../domain/search/word-search';
import { wordsOf } from '../../domain/search/words';
import { useAccess, useSelectedUnit } from '../../machines/portal-context';
import { formParameters } from '../../navigation/form-link';
import { isGranted } from '../../navigation/menu';
import { pathOf } from '../../navigation/page-table';
import { faqText as text } from '../../text/news/faq';
import { Marked } from '../../ui/page/marked';

interface Place {
  readonly to: string;
  readonly name: string;
  /** The text that is searched in addition to the name. */
  readonly about: string;
  readonly kind: string;
}

/** All forms. The address of one that can be filled in opens it; one for print only leads to the list of forms. */
function useForms(): readonly Place[] {
  const { data = [] } = useQuery(formsQuery());
  const forms = pathOf('forms');
  return data.map(({ oznaka, naziv, opis, nacin }) => {
    const address = new URLSearchParams({ [formParameters.form]: oznaka });
    const to = nacin === 'pdf' ? forms : `${forms}?${address}`;
    return { to, name: naziv, about: opis, kind: text.form };
  });
}

/** The documents of the selected unit's building, only when their page is allowed. */
function useRecords(): readonly Place[] {
  const building = useSelectedUnit()?.objekt_sifra ?? '';
  const isAllowed = isGranted('manager-documents', useAccess());
  const { data } = useQuery({
    ...managerDocumentsQuery(building),
    enabled: isAllowed && building !== '',
  });
  return (data?.vlozisca ?? []).map(({ id_vlozisca, naziv }) => ({
    to: generatePath(pathOf('manager-documents-vlozisce'), { id_vlozisca: String(id_vlozisca) }),
    name: naziv,
    about: '',
    kind: text.document,
  }));
}

/** Shown when no question was found: the forms and documents that match the search. */
export function Elsewhere({ typed }: { typed: string }) {
  const id = useId();
  const places = [...useForms(), ...useRecords()].map((place) => ({
    ...place,
    words: wordsOf(`${place.name} ${place.about}`),
  }));
  const search = wordSearch(
    typed,
    places.flatMap(({ words }) => words),
  );
  const hits = search ? places.filter(({ words }) => search.isIn(words)) : [];
  if (hits.length === 0) return null;
  return (
    <section className="list-section" aria-labelledby={id}>
      <h2 id={id}>{text.elsewhere}</h2>
      <ul className="list-cards__list">
        {hits.map(({ to, name, kind }) => (
          <li key={`${to} ${name}`} className="list-cards__row">
            <Link className="list-cards__head" to={to}>
              <Marked text={name} mark={search} />
            </Link>
            <span className="list-cards__end">{kind}</span>
            <ChevronRight className="list-cards__mark" size={18} aria-hidden />
          </li>
        ))}
      </ul>
    </section>
  );
}
