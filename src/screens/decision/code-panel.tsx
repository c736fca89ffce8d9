import { label } from '../../domain/values/label';
import type { BallotActor } from '../../machines/use-ballot-actor';
import { ballotText as text } from '../../text/decisions/ballot';
import { Form } from '../../ui/form/form';
import { type Rule, required } from '../../ui/form/rules';
import { TextField } from '../../ui/form/text-field';
import { usePortalForm } from '../../ui/form/use-portal-form';
import { FocusHere } from '../../ui/page/focus-here';
import { BallotButtons } from './ballot-buttons';

const SECONDS = 60;

/** The six digits of a code, pasted with spaces too. */
const digitsOf = (typed: string) => typed.replaceAll(/\s/g, '');

const sixDigits: Rule = (value) =>
  String(value).trim() === '' || /^\d{6}$/.test(digitsOf(String(value)))
    ? undefined
    : text.codeShape;

const fields = { koda: { label: text.code, rules: [required, sixDigits], secret: true } } as const;

/** The code was wrong, and may be typed again. */
class WrongCode extends Error {
  readonly triesLeft: number | undefined;

  constructor(triesLeft: number | undefined) {
    super('The code is wrong.');
    this.triesLeft = triesLeft;
  }
}

/** The confirming code, which sends the vote. A wrong code is an error of its field. */
export function CodePanel({ ballot }: { ballot: BallotActor }) {
  const { state, send, answered } = ballot;
  const { sentTo, isNewCode } = state.context;
  const sentences = isNewCode ? text.sentAgain : text.sentTo;
  const form = usePortalForm<{ koda: string }, unknown>({
    fields,
    initial: { koda: '' },
    send: async ({ koda }) => {
      send({ type: 'code.given', code: digitsOf(koda) });
      const now = await answered();
      if (now.matches({ open: 'confirming' })) throw new WrongCode(now.context.triesLeft);
    },
    onSent: () => undefined,
    explain: (error) => {
      const triesLeft = error instanceof WrongCode ? error.triesLeft : undefined;
      const left = triesLeft === undefined ? '' : ` ${text.triesLeft(triesLeft)}`;
      return { message: `${text.wrongCode}${left}`, field: 'koda' };
    },
  });
  const isSending = state.matches('sending');
  const minutes = Math.max(1, Math.floor((sentTo?.velja_sekund ?? 0) / SECONDS));
  return (
    <>
      {sentTo ? (
        <FocusHere>
          <p>{label(sentences, sentTo.kanal, sentences.e_posta)(sentTo.prejemnik, minutes)}</p>
        </FocusHere>
      ) : null}
      <p className="page__lead">{text.confirmLead}</p>
      <Form form={form} submit={text.cast} label={text.confirm}>
        <TextField
          form={form}
          name="koda"
          inputMode="numeric"
          autoComplete="one-time-code"
          help={text.codeHelp}
        />
      </Form>
      <p role="status">{isSending ? text.casting : null}</p>
      <BallotButtons send={send} needsCode={false} />
    </>
  );
}
