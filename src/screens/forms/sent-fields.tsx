import type { SentField } from '../../domain/api-types';
import { submissionsText as text } from '../../text/forms/forms';
import '../../ui/page/facts.css';
import { sentValue } from '../../domain/values/sent-value';

/** The submitted values with the labels that the form had then. A label may occur twice. */
export function SentFields({ fields }: { fields: readonly SentField[] }) {
  if (fields.length === 0) return null;
  return (
    <div>
      <h3>{text.youSent}</h3>
      <dl className="facts submission__fields">
        {fields.map((field) => (
          <div key={field.ime}>
            <dt>{field.oznaka}</dt>
            <dd>{sentValue(field)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
