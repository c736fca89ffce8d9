import { useId } from 'react';
import type { NotificationPreferences } from '../../domain/api-types';
import { boxOf, type Channel, type NoticeValues } from '../../domain/people/notice-values';
import { isKnown } from '../../domain/values/label';
import { noticeChannels, obligatoryReasons, otherObligatory } from '../../text/account/preferences';
import { CheckboxField } from '../../ui/form/checkbox-field';
import type { PortalForm } from '../../ui/form/use-portal-form';
import { kindLabel } from './preference-fields';

interface KindBoxesProps {
  readonly form: PortalForm<NoticeValues>;
  readonly setting: NotificationPreferences['vrste'][number];
  readonly channels: readonly Channel[];
}

const whyOf = (kind: string) =>
  isKnown(obligatoryReasons, kind) ? obligatoryReasons[kind] : otherObligatory;

/** The channels of one kind of notice, and why it cannot be silenced. */
export function KindBoxes({ form, setting: { vrsta, obvezno }, channels }: KindBoxesProps) {
  const id = useId();
  const reason = obvezno ? whyOf(vrsta) : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in columns in all browsers
    <div
      role="group"
      className="preferences__kind"
      aria-labelledby={id}
      aria-describedby={reason && `${id}-why`}
    >
      <strong id={id}>{kindLabel(vrsta)}</strong>
      <div className="preferences__boxes">
        {channels.map((channel) => (
          <CheckboxField key={channel} form={form} name={boxOf(vrsta, channel)}>
            {noticeChannels[channel]}
          </CheckboxField>
        ))}
      </div>
      {reason ? (
        <p id={`${id}-why`} className="section-card__note">
          {reason}
        </p>
      ) : null}
    </div>
  );
}
