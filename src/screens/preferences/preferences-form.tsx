import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  preferencesQuery,
  preferencesReasonOf,
  savePreferences,
} from '../../api/account-preferences';
import { useApi } from '../../api/bound-api';
import { keepAnswer } from '../../api/keep-answer';
import { refusalOf } from '../../api/transport/refusal';
import type { NotificationPreferences } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import {
  availableChannels,
  boxOf,
  type NoticeValues,
  noticeChange,
  noticeValues,
} from '../../domain/people/notice-values';
import { isKnown } from '../../domain/values/label';
import { useAwayToast } from '../../parts/form/use-away-toast';
import { preferencesText as text } from '../../text/account/preferences';
import { Form } from '../../ui/form/form';
import { type Refusal, usePortalForm } from '../../ui/form/use-portal-form';
import { SectionCard } from '../../ui/page/section-card';
import { Notice } from '../../ui/states/notice';
import { notify } from '../../ui/states/toast';
import { KindGroup } from './kind-group';
import { fieldsOf, groupedKinds, kindLabel } from './preference-fields';
import { QuietHours } from './quiet-hours';

const refusals = {
  obvezno: text.keepOne,
  zadnji_kanal: text.onlyChannel,
  ni_na_voljo: text.gone,
} as const;

/** Why the preferences were not saved, at the kind that this is about. */
function explain(error: unknown, first: string): Refusal<string> {
  const { reason = '', field = '' } = preferencesReasonOf(error) ?? {};
  if (!isKnown(refusals, reason)) return refusalOf<string>(error, text.failed, {}, ['od', 'do']);
  const kind = field.replace('vrste/', '');
  return { message: refusals[reason](kindLabel(kind)), field: boxOf(kind, first) };
}

/**
 * All preferences with one button. The choices stay after a failure, and when the preferences are fetched again.
 */
export default function PreferencesForm({ saved }: { saved: NotificationPreferences }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const tellAway = useAwayToast(text.failed);
  // What the form began with: the request has the difference to it.
  const [before, setBefore] = useState(saved);
  const available = availableChannels(before);
  const [first] = available;
  const form = usePortalForm<NoticeValues, NotificationPreferences>({
    fields: fieldsOf(before, available),
    initial: noticeValues(before),
    send: async (values) => {
      // The request has the digest and the quiet hours in any case, and another page may have changed them.
      const now = await queryClient.fetchQuery({ ...preferencesQuery(), staleTime: 0 });
      return savePreferences(api, noticeChange(values, before, now));
    },
    onSent: async (answer, sent) => {
      await keepAnswer(queryClient, preferencesQuery().queryKey, () => answer);
      setBefore(answer);
      notify.success(text.saved);
      const now = form.inner.getValues();
      // Choices that were made while the form was being sent stay.
      if (Object.keys(sent).every((name) => now[name] === sent[name])) {
        form.reset(noticeValues(answer));
      }
    },
    explain: (error) => {
      tellAway(error);
      return explain(error, first ?? '');
    },
  });
  return (
    <SectionCard title={text.kinds}>
      {first === undefined ? <Notice kind="warning">{text.noChannel}</Notice> : null}
      <Form form={form} submit={text.save} label={text.kinds}>
        <div className="rows">
          {groupedKinds(before).map((group) => (
            <KindGroup key={group.title} form={form} channels={available} {...group} />
          ))}
        </div>
        <QuietHours form={form} />
        {before.shranjeno_ob === null ? null : (
          <p className="section-card__note">
            {text.savedAt(formatDate(before.shranjeno_ob, true))}
          </p>
        )}
      </Form>
    </SectionCard>
  );
}
