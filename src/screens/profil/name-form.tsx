import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import { profileQuery, updateProfile } from '../../api/account-profile';
import { useApi } from '../../api/bound-api';
import { keepAnswer } from '../../api/keep-answer';
import { refusalOf } from '../../api/transport/refusal';
import type { Profile } from '../../domain/api-types';
import { usePortal } from '../../machines/portal-context';
import { pathOf } from '../../navigation/page-table';
import { useAwayToast } from '../../parts/form/use-away-toast';
import { profileText as text } from '../../text/account/profile';
import { messages } from '../../text/common/messages';
import { Form } from '../../ui/form/form';
import { maxLength, required } from '../../ui/form/rules';
import { TextField } from '../../ui/form/text-field';
import { type FieldPlans, usePortalForm } from '../../ui/form/use-portal-form';
import { SectionCard } from '../../ui/page/section-card';
import { notify } from '../../ui/states/toast';

type Name = Pick<Profile, 'firstname' | 'lastname'>;

const fields: FieldPlans<Name> = {
  firstname: { label: text.firstname, rules: [required, maxLength(50)] },
  lastname: { label: text.lastname, rules: [required, maxLength(50)] },
};

const nameOf = ({ firstname, lastname }: Profile): Name => ({ firstname, lastname });

/**
 * First and last name of the account (`pages.md` P2). Typed values stay when the profile is fetched again or fails; a field
 * in which nothing was typed follows it, so that saving does not undo what another device has changed.
 */
export function NameForm({ profile }: { profile: Profile }) {
  const api = useApi();
  const { session } = usePortal();
  const queryClient = useQueryClient();
  const tellAway = useAwayToast(messages.editFailed);
  const form = usePortalForm<Name, Profile>({
    fields,
    initial: nameOf(profile),
    send: ({ firstname, lastname }) =>
      updateProfile(api, { firstname: firstname.trim(), lastname: lastname.trim() }),
    onSent: async (saved, sent) => {
      await keepAnswer<Profile>(queryClient, profileQuery().queryKey, () => saved);
      session.send({ type: 'name.changed', ...nameOf(saved) });
      notify.success(messages.edited);
      const { firstname, lastname } = form.inner.getValues();
      // Keep values that were typed while the form was being sent.
      if (firstname === sent.firstname && lastname === sent.lastname) form.reset(nameOf(saved));
    },
    explain: (error) => {
      tellAway(error);
      return refusalOf(error, messages.editFailed);
    },
  });
  const followed = useRef(nameOf(profile));
  const follow = useEffectEvent(() => {
    for (const name of ['firstname', 'lastname'] as const) {
      const isTyped = form.inner.getValues(name) !== followed.current[name];
      if (!isTyped) form.inner.setValue(name, profile[name]);
    }
    followed.current = nameOf(profile);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: both names are what the fields follow
  useEffect(() => follow(), [profile.firstname, profile.lastname]);
  return (
    <SectionCard title={text.person}>
      <Form form={form} submit={text.save} label={text.person} quiet>
        <TextField form={form} name="firstname" autoComplete="given-name" />
        <TextField form={form} name="lastname" autoComplete="family-name" />
        <p className="section-card__note">
          {text.payerNote} <Link to={pathOf('forms')}>{text.payerForm}</Link>.
        </p>
      </Form>
    </SectionCard>
  );
}
