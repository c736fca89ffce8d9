import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/bound-api';
import { decisionQuery } from '../../api/decisions';
import { giveProxy } from '../../api/decisions-votes';
import { refusalOf } from '../../api/transport/refusal';
import { useAwayToast } from '../../parts/form/use-away-toast';
import { proxyText as text } from '../../text/decisions/proxy';
import { useOnScreen, useSamePage } from '../../ui/browser/use-on-screen';
import { Form } from '../../ui/form/form';
import { maxLength, minLength, type Rule, required } from '../../ui/form/rules';
import { TextField } from '../../ui/form/text-field';
import { usePortalForm } from '../../ui/form/use-portal-form';
import { focusHeading } from '../../ui/page/focus-here';
import { notify } from '../../ui/states/toast';
import { proxyRefusal } from './proxy-refusal';

interface ProxyFormProps {
  /** `id_odlocitve` */
  readonly id: number;
  readonly onGiven: () => void;
  readonly onCancel: () => void;
}

const twoWords: Rule = (value) =>
  String(value).trim() === '' || /\S\s+\S/.test(String(value)) ? undefined : text.nameRule;

const fields = {
  ime_priimek: { label: text.name, rules: [required, twoWords, maxLength(100)] },
  naslov: { label: text.address, rules: [required, minLength(3), maxLength(200)] },
} as const;

/** The form that authorises a person. The same request again has the effect of one. */
export function ProxyForm({ id, onGiven, onCancel }: ProxyFormProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const onScreen = useOnScreen();
  const isSamePage = useSamePage();
  const tellAway = useAwayToast(text.failed);
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: decisionQuery(id).queryKey }),
      queryClient.invalidateQueries({ queryKey: ['decisions'] }),
    ]);
  const form = usePortalForm<{ ime_priimek: string; naslov: string }, unknown>({
    fields,
    initial: { ime_priimek: '', naslov: '' },
    send: ({ ime_priimek, naslov }) =>
      giveProxy(api, id, { ime_priimek: ime_priimek.trim(), naslov: naslov.trim() }),
    onSent: async () => {
      notify.success(text.given);
      if (onScreen.current) onGiven();
      await refresh();
    },
    explain: (error) => {
      const message = proxyRefusal(error);
      // The message of the form goes with it when no proxy can be given any more.
      if (message && onScreen.current) notify.error(message);
      else tellAway(error);
      // The authorisation may have been received although no answer came, or the decision may have ended.
      void refresh().then(() => {
        if (!onScreen.current && isSamePage()) focusHeading();
      });
      if (message) return { message, field: undefined };
      return refusalOf(error, text.failed, {}, ['ime_priimek', 'naslov']);
    },
  });
  return (
    <Form
      form={form}
      submit={text.submit}
      label={text.give}
      quiet
      actions={
        <button type="button" className="button button--quiet" onClick={onCancel}>
          {text.cancel}
        </button>
      }
    >
      <TextField form={form} name="ime_priimek" autoComplete="off" />
      <TextField form={form} name="naslov" autoComplete="off" />
    </Form>
  );
}
