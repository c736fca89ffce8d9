import { Link } from 'react-router-dom';
import { useApi } from '../../api/bound-api';
import { answerHandover } from '../../api/people-handover-offer';
import type { HandoverAnswer } from '../../api/schema';
import { refusalOf } from '../../api/transport/refusal';
import type { HandoverAnswered, HandoverOffer } from '../../domain/api-types';
import { HandoverOver } from '../../domain/people/handover-over';
import { pathOf } from '../../navigation/page-table';
import { useKeptForm } from '../../parts/form/use-kept-form';
import { loginText } from '../../text/account/login';
import { offerText as text } from '../../text/people/handover-offer';
import { Form } from '../../ui/form/form';
import { PasswordField } from '../../ui/form/password-field';
import { RadioField } from '../../ui/form/radio-field';
import { maxLength, minLength, required } from '../../ui/form/rules';
import { TextAreaField } from '../../ui/form/text-area-field';
import type { FieldPlans } from '../../ui/form/use-portal-form';

const initial = { odgovor: '', razlog: '', password: '' };
type Values = typeof initial;

const isBack = ({ odgovor }: { odgovor?: unknown }) => odgovor === 'zavracam';

const fields: FieldPlans<Values> = {
  odgovor: { label: text.answer, rules: [required] },
  razlog: { label: text.reason, rules: [required, minLength(3), maxLength(500)], when: isBack },
  password: { label: text.password, secret: true },
};

const answers = [
  { value: 'potrjujem', label: text.confirm },
  { value: 'zavracam', label: text.sendBack },
];

const WRONG_PASSWORD = 3;

interface AnswerFormProps {
  readonly token: string;
  readonly offer: HandoverOffer;
  readonly onAnswered: (answer: HandoverAnswered) => void;
  readonly onOver: (end: string) => void;
}

/** The taker signs or sends the data back; the account's password is for those who have one. */
export function AnswerForm({ token, offer, onAnswered, onOver }: AnswerFormProps) {
  const api = useApi();
  const form = useKeptForm<Values, HandoverAnswered>({
    // Without the token: what is kept moves to other history entries, which must not contain it.
    key: 'handover-offer',
    fields,
    initial,
    send: (values) =>
      answerHandover(api, token, {
        odgovor: values.odgovor as HandoverAnswer['odgovor'],
        razlog: isBack(values) ? values.razlog.trim() : null,
        password: isBack(values) || values.password === '' ? null : values.password,
      }),
    onSent: onAnswered,
    explain: (error) => {
      if (error instanceof HandoverOver) onOver(error.end);
      const refusal = refusalOf<keyof Values>(
        error,
        text.failed,
        { [WRONG_PASSWORD]: 'password' },
        ['razlog', 'password'],
      );
      return refusal.field === 'password'
        ? { message: text.wrongPassword, field: 'password' }
        : refusal;
    },
  });
  const odgovor = form.inner.watch('odgovor');
  return (
    <Form form={form} submit={text.submit} label={text.answer}>
      <RadioField form={form} name="odgovor" options={answers} />
      {isBack({ odgovor }) ? (
        <TextAreaField form={form} name="razlog" help={text.reasonHelp} rows={3} />
      ) : offer.ima_racun ? (
        <>
          <PasswordField
            form={form}
            name="password"
            help={text.passwordHelp(offer.e_posta_maskirana)}
            autoComplete="current-password"
          />
          <p>
            <Link to={pathOf('forgotten-password')}>{loginText.forgotten}</Link>
          </p>
        </>
      ) : (
        <p className="section-card__note">{text.afterwards}</p>
      )}
    </Form>
  );
}
