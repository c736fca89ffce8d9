import { useState } from 'react';
import { formatMoney } from '../../../src/domain/money/number';
import { wordSearch } from '../../../src/domain/search/word-search';
import { Answer } from '../../../src/ui/page/answer';
import { CardGrid } from '../../../src/ui/page/card-grid';
import { mailLink, telephoneLink, webLink } from '../../../src/ui/page/contact-links';
import { Facts } from '../../../src/ui/page/facts';
import { FocusHere } from '../../../src/ui/page/focus-here';
import { LegalLink } from '../../../src/ui/page/legal-link';
import { Marked } from '../../../src/ui/page/marked';
import { Money } from '../../../src/ui/page/money';
import { NewMark } from '../../../src/ui/page/new-mark';
import { PageLink } from '../../../src/ui/page/page-link';
import { SectionCard } from '../../../src/ui/page/section-card';
import { StatusBadge, type Tone } from '../../../src/ui/page/status-badge';
import { WholeValues } from '../../../src/ui/page/whole-values';
import type { Entry } from '../entry';

const LONG =
  'Stanovanjsko-poslovni objekt Ulica padlih borcev in talcev 128, Sveti Jurij ob Ščavnici';

const tones: Readonly<Record<Tone, string>> = {
  ok: 'Potrjeno',
  info: 'Prejeto',
  busy: 'V obdelavi',
  answered: 'Odgovorjeno',
  danger: 'Zavrnjeno',
  new: 'Novo',
  draft: 'Osnutek',
  off: 'Preklicano',
  refused: 'Ni sprejeto',
};

function Replaced() {
  const [isDone, setIsDone] = useState(false);
  return isDone ? (
    <FocusHere>
      <p>Ta vsebina je dobila fokus.</p>
    </FocusHere>
  ) : (
    <button type="button" className="button button--quiet" onClick={() => setIsDone(true)}>
      Zamenjaj vsebino
    </button>
  );
}

/** What pages are made of. */
export const pages: readonly Entry[] = [
  {
    name: 'Page',
    // `Paper` is on no screen: it replaces a page in print.
    files: ['page/page', 'page/paper'],
    use: 'Heading, lead and content. The head of this page is one; after a navigation its heading gets the focus.',
    states: {},
  },
  {
    name: 'Answer',
    files: ['page/answer'],
    use: 'The sentence that answers the main question of a page; an amount that it names first is large.',
    states: {
      'With an amount': () => <Answer>{`V rezervnem skladu je ${formatMoney(33494.03)}.`}</Answer>,
      'With a rest and an act': () => (
        <Answer
          act={
            <button type="button" className="button">
              Plačaj
            </button>
          }
        >
          {`Za plačilo ${formatMoney(286.84)}. Od tega je ${formatMoney(31.9)} že zapadlo.`}
        </Answer>
      ),
      'Without an amount': () => <Answer>Vse je plačano.</Answer>,
    },
  },
  {
    name: 'Section card',
    files: ['page/section-card', 'page/card-grid'],
    use: 'A section with a heading, alone or in a grid of cards.',
    states: {
      Default: () => (
        <SectionCard title="Zadnji račun">
          <p>Račun za oktober 2026.</p>
        </SectionCard>
      ),
      'In a grid': () => (
        <CardGrid>
          {['Prva enota', 'Druga enota', LONG].map((title) => (
            <li key={title}>
              <SectionCard title={title} inList>
                <p>2 osebi, 1 pes</p>
              </SectionCard>
            </li>
          ))}
        </CardGrid>
      ),
    },
  },
  {
    name: 'Money',
    files: ['page/money'],
    use: 'An amount, its currency lighter than the number.',
    states: {
      Default: () => <Money value={249.4} />,
      Long: () => <Money value={123_456_789.12} />,
      Zero: () => <Money value={0} />,
    },
  },
  {
    name: 'Whole values',
    files: ['page/whole-values'],
    use: 'A text in whose values no line breaks: numbers with their unit, ranges, numbers of cases; or values with dots between them.',
    states: {
      Default: () => (
        <p>
          <WholeValues>Vsak pon.–pet. 7–15, še 5 dni, 62.40 m² × 0.60 € = 37.44 €</WholeValues>
        </p>
      ),
      'Several values': () => (
        <p>
          <WholeValues>{['Št. zadeve 0137-03/2026', 'Najem: 01.09.2024–31.08.2027']}</WholeValues>
        </p>
      ),
      'Long text': () => (
        <p>
          <WholeValues>{[LONG, 'Javorjeva ulica 12 - 2 - 3 (14)']}</WholeValues>
        </p>
      ),
    },
  },
  {
    name: 'Facts',
    files: ['page/facts', 'page/folded-facts', 'page/contact-links'],
    use: 'Names and values that only are read. A telephone number, an e-mail address and a web address are links.',
    states: {
      Default: () => (
        <Facts
          facts={{
            Telefon: telephoneLink('01 234 56 78'),
            'E-naslov': mailLink('info@upravnik.example.si'),
            Splet: webLink('https://upravnik.example.si/'),
          }}
        />
      ),
      'Not a link': () => <Facts facts={{ 'Dežurna številka': telephoneLink('ni podatka') }} />,
      'Long text': () => <Facts facts={{ Objekt: LONG, [LONG]: 'Da' }} />,
    },
  },
  {
    name: 'Status badge',
    files: ['page/status-badge', 'page/new-mark'],
    use: 'A state as text, colour and icon, and the mark of what the user has not seen.',
    states: {
      Default: () => (
        <div className="kit-row">
          {Object.entries(tones).map(([tone, label]) => (
            <StatusBadge key={tone} tone={tone as Tone} label={label} />
          ))}
          <NewMark label="Neprebrano" />
        </div>
      ),
      'Long text': () => <StatusBadge tone="busy" label={LONG} />,
    },
  },
  {
    name: 'Links',
    files: ['page/page-link', 'page/legal-link', 'page/marked', 'page/focus-here'],
    use: 'Links to pages and to legal texts, hits of a search, and content that takes the focus of what it replaces.',
    states: {
      'To a page': () => <PageLink to="#links">Odprte postavke</PageLink>,
      'To a legal text': () => <LegalLink to="terms">pogoji uporabe</LegalLink>,
      'Marked hits': () => (
        <p>
          <Marked text="Kako plačam položnico?" mark={wordSearch('položnice', [])} />
        </p>
      ),
      'Takes the focus': Replaced,
    },
  },
];
