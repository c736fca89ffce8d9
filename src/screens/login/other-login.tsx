import { useEffect, useId, useRef } from 'react';
import type { UserData } from '../../domain/api-types';
import { otherLoginText as text } from '../../text/account/login';
import { Notice } from '../../ui/states/notice';
import type { OtherLogin } from './use-other-login';

interface OtherLoginQuestionProps {
  readonly other: OtherLogin;
  readonly onStay: () => void;
  readonly onReplace: () => void;
}

const nameOf = ({ firstname, lastname, email }: UserData) =>
  `${firstname} ${lastname}`.trim() || email;

/**
 * Says who has logged in in another tab, and asks: continue as that user, or log in anyway. After a failed login in
 * this tab, the user logs in with the form below. The question takes the focus, because the form may have had it.
 */
export function OtherLoginQuestion({ other, onStay, onReplace }: OtherLoginQuestionProps) {
  const place = useRef<HTMLElement>(null);
  const title = useId();
  useEffect(() => place.current?.focus(), []);
  const { user, own } = other;
  return (
    <section ref={place} tabIndex={-1} aria-labelledby={title} className="page__section focus-here">
      <h2 id={title}>{text.title}</h2>
      <Notice kind="warning">{text.who(nameOf(user))}</Notice>
      <button type="button" className="button" onClick={onStay}>
        {text.stay(nameOf(user))}
      </button>
      {own ? (
        <button type="button" className="button button--quiet" onClick={onReplace}>
          {text.replace(nameOf(own.user_data))}
        </button>
      ) : null}
    </section>
  );
}
