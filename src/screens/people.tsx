import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { coUsersQuery } from '../api/people';
import type { CoUser, CoUsers } from '../domain/api-types';
import { useUser } from '../machines/portal-context';
import { BackLink } from '../parts/address/back-link';
import { LazyPart } from '../parts/query/lazy-part';
import { QueryView } from '../parts/query/query-view';
import { peopleText as text } from '../text/people/people';
import { pageTitles } from '../text/shell/pages';
import { Answer } from '../ui/page/answer';
import { headingFollows } from '../ui/page/focus-here';
import { Page } from '../ui/page/page';
import { SectionCard } from '../ui/page/section-card';
import { Notice } from '../ui/states/notice';
import { Empty, Skeleton } from '../ui/states/states';
import { PersonRow } from './people/person-row';
import { RevokeDialog } from './people/revoke-dialog';
import './people/people.css';
import '../ui/page/disclosure.css';
import '../ui/page/halves.css';
import '../ui/page/rows.css';

const loadForm = () => import('./people/invite-form');

const isCurrent = ({ stanje }: CoUser) => stanje !== 'preklican' && stanje !== 'potekel';

function People({ answer }: { answer: CoUsers }) {
  const { code_payer: code, najvec, souporabniki } = answer;
  // Whose access may end. Here, because a list that is read again may move the row with its button.
  const [asked, setAsked] = useState<CoUser>();
  const invitedLast = ({ stanje }: CoUser) => Number(stanje === 'povabljen');
  const current = souporabniki
    .filter(isCurrent)
    .toSorted((one, other) => invitedLast(one) - invitedLast(other));
  const past = souporabniki.filter((person) => !isCurrent(person));
  const free = Math.max(0, najvec - current.length);
  return (
    <div className="halves">
      <div className="column">
        {current.length === 0 ? (
          <Empty text={text.none} />
        ) : (
          <SectionCard title={text.current}>
            <ul className="rows">
              {current.map((person) => (
                <PersonRow
                  key={person.id_souporabnika}
                  person={person}
                  onRevoke={() => setAsked(person)}
                />
              ))}
            </ul>
          </SectionCard>
        )}
        {past.length === 0 ? null : (
          <details className="events">
            <summary>
              {text.past}: {past.length}
            </summary>
            <ul className="rows card">
              {past.map((person) => (
                <PersonRow
                  key={person.id_souporabnika}
                  person={person}
                  onRevoke={() => setAsked(person)}
                />
              ))}
            </ul>
          </details>
        )}
      </div>
      <SectionCard title={text.invite}>
        <p className="section-card__note">
          {text.never} {free === 0 ? null : text.room(free)}
        </p>
        {free === 0 ? (
          <Notice kind="warning">{text.full}</Notice>
        ) : (
          <LazyPart name="invite-form" load={loadForm} skeletonLines={8}>
            {(Form) => (
              <div ref={headingFollows}>
                <Form code={code} />
              </div>
            )}
          </LazyPart>
        )}
      </SectionCard>
      {asked ? (
        <RevokeDialog code={code} person={asked} onClose={() => setAsked(undefined)} />
      ) : null}
    </div>
  );
}

/** How many have access and how many are invited; nothing with a state that the portal does not know. */
function PeopleAnswer({ answer: { souporabniki } }: { answer: CoUsers }) {
  const current = souporabniki.filter(isCurrent);
  const inState = (asked: string) => current.filter(({ stanje }) => stanje === asked).length;
  const [having, invited] = [inState('sprejet'), inState('povabljen')];
  const isKnown = current.length > 0 && having + invited === current.length;
  return isKnown ? <Answer>{text.answer(having, invited)}</Answer> : null;
}

function PeopleOf({ code }: { code: string }) {
  const query = useQuery(coUsersQuery(code));
  return (
    <QueryView query={query} skeletonLines={6}>
      {(answer) => (
        <>
          <PeopleAnswer answer={answer} />
          <People answer={answer} />
        </>
      )}
    </QueryView>
  );
}

/** `/ljudje`, `pages.md` P32: who else has access to the units of the payer code, and how to invite and end it. */
export default function PeopleScreen() {
  const code = useUser()?.code_payer;
  return (
    <Page
      path={<BackLink to="profil">{pageTitles.profil}</BackLink>}
      title={pageTitles.people}
      lead={text.lead}
    >
      {code === undefined ? <Skeleton lines={6} /> : <PeopleOf key={code} code={code} />}
    </Page>
  );
}
