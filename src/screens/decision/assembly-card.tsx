import { useQuery } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Link } from 'react-router-dom';
import { decisionsQuery } from '../../api/decisions';
import type { Decision } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { isQuorate } from '../../domain/decisions/majority';
import { label } from '../../domain/values/label';
import { decisionPath } from '../../navigation/decision-link';
import { unknownText } from '../../text/common/unknown';
import { assemblyText as text } from '../../text/decisions/assembly';
import { conveners } from '../../text/decisions/labels';
import { downloadText } from '../../text/documents/download';
import { saveFile } from '../../ui/browser/save-file';
import { Facts } from '../../ui/page/facts';
import { SectionCard } from '../../ui/page/section-card';
import { assemblyFile } from './assembly-file';
import { shareWithPercent } from './share-text';

/** The shares present, and whether they are a quorum. */
function presentFacts({ navzoci_stevec: present, imenovalec: whole }: Decision) {
  if (present === null || whole === null || whole === 0) return {};
  return { [text.facts.present]: shareWithPercent(present, whole) };
}

function Quorum({ decision }: { decision: Decision }) {
  const { navzoci_stevec: present, imenovalec: whole } = decision;
  if (present === null || whole === null || whole === 0) return null;
  return <p>{isQuorate(present, whole) ? text.quorate : text.notQuorate}</p>;
}

/** The way from a repeated assembly to the first one, and back. */
function Repetition({ decision }: { decision: Decision }) {
  const { id_odlocitve, id_prvega_zbora: first, vrsta, objekt_sifra } = decision;
  const all = useQuery({
    ...decisionsQuery(objekt_sifra, { state: undefined, year: undefined }),
    enabled: vrsta === 'zbor',
  });
  const repeated = all.data?.odlocitve.find((row) => row.id_prvega_zbora === id_odlocitve);
  if (first !== null) {
    return (
      <>
        <p>{text.repeatRule}</p>
        <Link to={decisionPath(first)}>{text.first}</Link>
      </>
    );
  }
  return repeated ? (
    <>
      {repeated.stanje === 'najavljeno' ? (
        <p>{text.repeated(formatDate(repeated.zacetek, true))}</p>
      ) : null}
      <Link to={decisionPath(repeated.id_odlocitve)}>{text.toRepeated}</Link>
    </>
  ) : null;
}

/** When and where an assembly is, for reading and for a calendar. */
export function AssemblyCard({ decision }: { decision: Decision }) {
  const { zacetek, kraj, povezava, sklicano, sklicatelj, stanje, naziv } = decision;
  const { facts } = text;
  const isAhead = stanje === 'najavljeno' || stanje === 'odprto';
  return (
    <SectionCard title={text.title} wide>
      <Facts
        facts={{
          [facts.when]: formatDate(zacetek, true),
          [facts.where]: kraj ?? text.noPlace,
          ...(povezava === null
            ? {}
            : {
                [facts.link]: (
                  <a href={povezava} target="_blank" rel="noopener noreferrer">
                    {text.join}
                    <span className="visually-hidden"> ({downloadText.newTab})</span>
                  </a>
                ),
              }),
          [facts.called]: formatDate(sklicano),
          [facts.convener]: label(conveners, sklicatelj, unknownText.other),
          ...presentFacts(decision),
        }}
      />
      <Quorum decision={decision} />
      <Repetition decision={decision} />
      {isAhead ? (
        <button
          type="button"
          className="button button--quiet no-print"
          onClick={() => {
            const { name, content } = assemblyFile(decision, window.location.host);
            saveFile(new Blob([content], { type: 'text/calendar;charset=utf-8' }), name);
          }}
        >
          <CalendarPlus size={18} aria-hidden />
          {text.calendar}
          <span className="visually-hidden">, {naziv}</span>
        </button>
      ) : null}
    </SectionCard>
  );
}
