import { useMutation } from '@tanstack/react-query';
import { passBotCheck } from '../../api/account-captcha';
import { useApi } from '../../api/bound-api';
import { messageFor, withNumber } from '../../api/errors';
import { peopleReasonOf } from '../../api/people';
import { requestAccess } from '../../api/people-invitation';
import { bareCode } from '../../domain/people/manager';
import { accessText as text } from '../../text/people/invitation';
import { firstClick } from '../../ui/controls/first-click';
import { FocusHere } from '../../ui/page/focus-here';
import { SectionCard } from '../../ui/page/section-card';
import { Notice } from '../../ui/states/notice';

/** Who asks, with the proof from the bill. */
interface Asker {
  readonly manager: string;
  readonly code_payer: string;
  readonly bill_password: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
}

const explain = (error: unknown) =>
  peopleReasonOf(error) === 'prosta_sifra'
    ? text.free
    : withNumber(messageFor(error, text.failed), error);

interface AskAccessProps {
  /** What was typed; `undefined` when it has faults, which the form then shows. */
  readonly read: () => Promise<Asker | undefined>;
}

/** Instead of a dead end when a payer code has an account: asks its user for access, with what was typed. */
export function AskAccess({ read }: AskAccessProps) {
  const api = useApi();
  const request = useMutation({
    mutationFn: async (asker: Asker) => {
      const { manager, code_payer, bill_password, firstname, lastname, email } = asker;
      return requestAccess(api, {
        manager,
        code_payer: bareCode(code_payer),
        bill_password,
        firstname,
        lastname,
        email: email.trim(),
        captcha: await passBotCheck(api, new AbortController().signal),
      });
    },
  });
  const ask = async () => {
    const asker = request.isPending ? undefined : await read();
    if (asker) request.mutate(asker);
  };
  return (
    <SectionCard title={text.title}>
      {request.isSuccess ? (
        <FocusHere>
          <Notice kind="success">{text.asked}</Notice>
        </FocusHere>
      ) : (
        <>
          <p>{text.lead}</p>
          {request.isError ? (
            <div role="alert">
              <Notice>{explain(request.error)}</Notice>
            </div>
          ) : null}
          <button
            type="button"
            className="button button--quiet"
            aria-disabled={request.isPending}
            aria-busy={request.isPending}
            onClick={firstClick(() => void ask())}
          >
            {text.ask}
          </button>
        </>
      )}
    </SectionCard>
  );
}
