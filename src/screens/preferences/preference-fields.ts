import type { NotificationPreferences } from '../../domain/api-types';
import { boxOf, type Channel, type NoticeValues } from '../../domain/people/notice-values';
import { isKnown } from '../../domain/values/label';
import {
  noticeChannels,
  noticeGroups,
  noticeKinds,
  otherKind,
  preferencesText as text,
} from '../../text/account/preferences';
import { type Rule, required } from '../../ui/form/rules';
import type { FieldPlan, FieldPlans } from '../../ui/form/use-portal-form';

/** What a kind is called. */
export const kindLabel = (kind: string) =>
  isKnown(noticeKinds, kind) ? noticeKinds[kind] : otherKind;

/** The kinds by group, in the order of the server; a group without kinds is left out. */
export function groupedKinds({ vrste }: Pick<NotificationPreferences, 'vrste'>) {
  const last = noticeGroups.length - 1;
  const groupOf = (kind: string) => {
    const place = noticeGroups.findIndex(({ kinds }) => kinds.some((each) => each === kind));
    return place < 0 ? last : place;
  };
  return noticeGroups.flatMap(({ title }, place) => {
    const settings = vrste.filter(({ vrsta }) => groupOf(vrsta) === place);
    return settings.length === 0 ? [] : [{ title, settings }];
  });
}

const isQuiet = ({ quiet }: NoticeValues | Record<string, unknown>) => quiet === true;

const notEqual: Rule = (until, _, { od }) => (until === od ? text.sameHours : undefined);

/** At least one channel of an obligatory kind is on. */
const keepsOne =
  (kind: string, channels: readonly Channel[]): Rule =>
  (_, __, values) => {
    if (channels.some((channel) => values[boxOf(kind, channel)] === true)) return undefined;
    return channels.length > 1 ? text.keepOne(kindLabel(kind)) : text.onlyChannel(kindLabel(kind));
  };

/** The fields of the form; the first channel of an obligatory kind has the error when none is on. */
export function fieldsOf(
  { vrste }: NotificationPreferences,
  channels: readonly Channel[],
): FieldPlans<NoticeValues> {
  const [first] = channels;
  const boxes = vrste.flatMap(({ vrsta, obvezno }) =>
    channels.map((channel): [string, FieldPlan] => [
      boxOf(vrsta, channel),
      {
        label: `${kindLabel(vrsta)}: ${noticeChannels[channel]}`,
        ...(obvezno && channel === first && { rules: [keepsOne(vrsta, channels)] }),
        ...(obvezno && channel !== first && { comparedBy: boxOf(vrsta, first ?? channel) }),
      },
    ]),
  );
  return {
    ...Object.fromEntries(boxes),
    povzetek: { label: text.digest, rules: [required] },
    quiet: { label: text.quietOn },
    od: { label: text.from, rules: [required], when: isQuiet },
    do: { label: text.until, rules: [required, notEqual], when: isQuiet },
  };
}
