import type { NoticeValues } from '../../domain/people/notice-values';
import { isKnown } from '../../domain/values/label';
import { digests, preferencesText as text } from '../../text/account/preferences';
import { CheckboxField } from '../../ui/form/checkbox-field';
import { FieldGroup } from '../../ui/form/field-group';
import { SelectField } from '../../ui/form/select-field';
import { TextField } from '../../ui/form/text-field';
import type { PortalForm } from '../../ui/form/use-portal-form';

/** How often notices are sent, and when they wait. */
export function QuietHours({ form }: { form: PortalForm<NoticeValues> }) {
  const [digest, isQuiet] = form.inner.watch(['povzetek', 'quiet']);
  const saved = String(digest);
  const known = Object.entries(digests).map(([value, label]) => ({ value, label }));
  // A digest that the portal does not know is kept.
  const options = isKnown(digests, saved)
    ? known
    : [...known, { value: saved, label: text.otherDigest }];
  return (
    <>
      <SelectField form={form} name="povzetek" help={text.digestHelp} options={options} />
      <FieldGroup title={text.quiet}>
        <CheckboxField form={form} name="quiet" />
        {isQuiet === true ? (
          <div className="preferences__hours">
            <TextField form={form} name="od" type="time" />
            <TextField form={form} name="do" type="time" />
          </div>
        ) : null}
        <p className="section-card__note">{text.quietHelp}</p>
      </FieldGroup>
    </>
  );
}
