import { createPath, Link, parsePath } from 'react-router-dom';
import type { InsuranceContract } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { ownPath } from '../../domain/people/contact';
import { type ContractState, contractState } from '../../domain/units/insurance';
import { formParameters } from '../../navigation/form-link';
import { DownloadButton } from '../../parts/documents/download-button';
import { insuranceText as text } from '../../text/building/insurance-contracts';
import { mailLink, telephoneLink, webLink } from '../../ui/page/contact-links';
import { FoldedFacts } from '../../ui/page/folded-facts';
import { Money } from '../../ui/page/money';
import { SectionCard } from '../../ui/page/section-card';
import { StatusBadge } from '../../ui/page/status-badge';
import '../../ui/page/links.css';

const label = text.facts;

/** What a resident asks first: where, against what, up to how much, for how much, until when. */
const FIRST = [
  label.zavarovalnica,
  label.st_police,
  label.kritja,
  label.izkljucitve,
  label.zavarovalna_vsota,
  label.mesecni_strosek_enote,
  label.velja,
];

function State({ state, until }: { state: ContractState; until: string | null }) {
  if (state === 'past') return <StatusBadge tone="danger" label={text.past} />;
  if (state === 'valid') return <StatusBadge tone="ok" label={text.valid} />;
  return <StatusBadge tone="info" label={text.ends(formatDate(until))} />;
}

/** The data of a contract; only owners see its cost, and a line without a value is left out. */
function factsOf(contract: InsuranceContract) {
  const { kritja, izkljucitve, fransiza, letna_premija, mesecni_strosek_enote } = contract;
  const term = text.term(formatDate(contract.velja_od), formatDate(contract.velja_do));
  const facts = {
    [label.zavarovalnica]: contract.zavarovalnica,
    [label.st_police]: contract.st_police,
    [label.predmet]: contract.predmet,
    [label.kritja]: kritja.length > 0 && kritja.join(', '),
    [label.izkljucitve]: izkljucitve,
    [label.zavarovalna_vsota]: <Money value={contract.zavarovalna_vsota} />,
    [label.letna_premija]: letna_premija !== null && <Money value={letna_premija} />,
    [label.mesecni_strosek_enote]: mesecni_strosek_enote !== null && (
      <Money value={mesecni_strosek_enote} />
    ),
    [label.fransiza]: fransiza,
    [label.velja]: term,
    [label.vkljucena_enota]: contract.vkljucena_enota ? text.yes : text.no,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value));
}

/** The path of a form, with the number of the policy to fill in. */
function withPolicy(path: string, policy: string): string {
  const parts = parsePath(path);
  const parameters = new URLSearchParams(parts.search);
  parameters.set(formParameters.policy, policy);
  return createPath({ ...parts, search: `${parameters}` });
}

/** The ways to report damage to the insurer: telephone, e-mail, web page, the portal's own form. */
function Damage({ contract }: { contract: InsuranceContract }) {
  const { telefon, email, splet, stran_obrazca } = contract.prijava_skode;
  const path = ownPath(stran_obrazca);
  const form = path && withPolicy(path, contract.st_police);
  const ways = [
    { name: 'telefon', way: telephoneLink(telefon) },
    { name: 'email', way: mailLink(email) },
    { name: 'splet', way: webLink(splet) },
    { name: 'obrazec', way: form && <Link to={form}>{text.damageForm}</Link> },
  ].filter(({ way }) => way);
  if (ways.length === 0) return null;
  return (
    <div className="contract__damage">
      <h3>{text.damage}</h3>
      <ul className="links">
        {ways.map(({ name, way }) => (
          <li key={name}>{way}</li>
        ))}
      </ul>
    </div>
  );
}

/** A contract: what is insured, against what, until when, its documents, and how to report damage. */
export function ContractCard({ contract, today }: { contract: InsuranceContract; today: string }) {
  const { vrsta_zavarovanja, st_police, velja_do, pot_pdf, pot_pogoji } = contract;
  const state = contractState(contract, today);
  const documents = [
    { name: text.policy, path: pot_pdf },
    { name: text.conditions, path: pot_pogoji },
  ].flatMap(({ name, path }) => (path === null ? [] : [{ name, path }]));
  return (
    <li>
      <SectionCard inList title={vrsta_zavarovanja}>
        <p>
          <State state={state} until={velja_do} />
        </p>
        <FoldedFacts facts={factsOf(contract)} first={FIRST} />
        {documents.length > 0 ? (
          <div className="section-card__buttons">
            {documents.map(({ name, path }) => (
              <DownloadButton key={path} label={name} document={st_police} file={path} />
            ))}
          </div>
        ) : null}
        {state === 'past' ? null : <Damage contract={contract} />}
      </SectionCard>
    </li>
  );
}
