import { useEffect, useRef, useState } from 'react';
import type { Manager } from '../domain/api-types';
import { BackLink } from '../parts/address/back-link';
import { addManagerText as text } from '../text/account/add-manager';
import { pageTitles } from '../text/shell/pages';
import { Page } from '../ui/page/page';
import { Notice } from '../ui/states/notice';
import { AddManagerForm } from './add-manager/add-manager-form';
import { SwitchQuestion } from './add-manager/switch-question';

/** The step of the page: the form, the question after an addition, or the form again after "Ne". */
type AddStep =
  | { readonly is: 'form' }
  | { readonly is: 'question'; readonly added: Manager }
  | { readonly is: 'stayed'; readonly label: string };

/** §2 `/dodaj-upravnika`, `pages.md` P25. */
export default function AddManager() {
  const [step, setStep] = useState<AddStep>({ is: 'form' });
  return (
    <Page
      path={<BackLink to="profil">{pageTitles.profil}</BackLink>}
      title={pageTitles['add-manager']}
      lead={text.intro}
    >
      {step.is === 'stayed' ? <Stayed label={step.label} /> : null}
      {step.is === 'question' ? (
        <SwitchQuestion added={step.added} onStay={(label) => setStep({ is: 'stayed', label })} />
      ) : (
        <AddManagerForm onAdded={(added) => setStep({ is: 'question', added })} />
      )}
    </Page>
  );
}

/** What was added and where to find it. It takes the focus, because the button that had it is removed. */
function Stayed({ label }: { label: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice kind="success">{text.stayed(label)}</Notice>
    </div>
  );
}
