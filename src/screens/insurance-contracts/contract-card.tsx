import type { CSSProperties } from 'react';
import { createPath, Link, parsePath } from 'react-router-dom';
import type { InsuranceContract } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { ownPath } from '../../domain/people/contact';
import { type ContractState, contractState, isInForce, kindOf } from '../../domain/units/insurance';
import { formParameters } from '../../navigation/form-link';
import { DownloadButton } from '../../parts/documents/download-button';
import { insuranceText as text } from '../../text/building/insurance-contracts';
import { capital } from '../../text/common/capital';
import { FoldedFacts } from '../../ui/page/folded-facts';
import { Money } from '../../ui/page/money';
import { SectionCard } from '../../ui/page/section-card';
import { StatusBadge } from '../../ui/page/status-badge';

const label = text.facts;

/** What a resident asks first: for how much, up to how much, against what. Those of one line stand first, level in all cards. */
const FIRST = [
  label.mesecni_strosek_enote,
  label.zavarovalna_vsota,
  label.kritja,
  label.izkljucitve,
];

/** Below each other. */
const acts: CSSProperties = { display: 'grid', gap: 4, placeContent: 'start' };

interface StateProps {
  readonly state: ContractState;
  readonly from: string;
  readonly until: string | null;
}

function State({ state, from, until }: StateProps) {
  if (state === 'past') return <StatusBadge tone="danger" label={text.past} />;
  if (state === 'future') return <StatusBadge tone="info" label={text.begins(formatDate(from))} />;
  const day = formatDate(until);
  if (state === 'ending') return <StatusBadge tone="info" label={text.ends(day)} />;
  return <StatusBadge tone="ok" label={day === '/' ? text.valid : text.validUntil(day)} />;
}

/** The data of a contract; only owners see its cost, and a line without a value is left out. */
function factsOf(contract: InsuranceContract) {
  const { kritja, izkljucitve, fransiza, letna_premija, mesecni_strosek_enote } = contract;
  const term = text.term(formatDate(contract.velja_od), formatDate(contract.velja_do));
  const facts = {
    [label.predmet]: contract.predmet,
    [label.kritja]: kritja.length > 0 && capital(kritja.join(', ')),
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

/** A contract: what is insured, where, against what, until when, its documents, and the form to report damage. */
export function ContractCard({ contract, today }: { contract: InsuranceContract; today: string }) {
  const { zavarovalnica, st_police, velja_do, pot_pdf, pot_pogoji } = contract;
  const kind = kindOf(contract);
  const state = contractState(contract, today);
  const form = isInForce(state) && ownPath(contract.prijava_skode.stran_obrazca);
  const documents = [
    { name: text.policy, path: pot_pdf },
    { name: text.conditions, path: pot_pogoji },
  ].flatMap(({ name, path }) => (path === null ? [] : [{ name, path }]));
  return (
    <li>
      <SectionCard inList title={kind}>
        <div>
          <p className="page__lead">{zavarovalnica}</p>
          <p className="page__lead">{text.policyNumber(st_police)}</p>
          <p>
            <State state={state} from={contract.velja_od} until={velja_do} />
          </p>
        </div>
        <FoldedFacts facts={factsOf(contract)} first={FIRST} />
        {documents.length > 0 || form ? (
          <div style={acts}>
            {form ? (
              <Link className="button button--quiet" to={withPolicy(form, st_police)}>
                {text.damageForm}
                <span className="visually-hidden">, {kind}</span>
              </Link>
            ) : null}
            {documents.map(({ name, path }) => (
              <DownloadButton key={path} label={name} document={st_police} file={path} />
            ))}
          </div>
        ) : null}
      </SectionCard>
    </li>
  );
}
