import { mailHref, telephoneHref } from '../../domain/people/contact';
import { reachText as text } from '../../text/building/contact';
import { AskLink } from './ask-link';
import './contact.css';
import { useContactCard } from './use-contact-card';

/** The contacts of the manager for a sentence that refers to them: the form, and telephone and e-mail once loaded. */
export function ReachManager() {
  const { data } = useContactCard();
  const { telefon = null, e_posta = null } = data?.upravnik ?? {};
  const [call, mail] = [telephoneHref(telefon), mailHref(e_posta)];
  return (
    <ul className="reach" aria-label={text.ways}>
      <li>
        <AskLink>{text.ask}</AskLink>
      </li>
      {call ? (
        <li>
          <a href={call}>
            <span className="visually-hidden">{text.call(text.managerCalled)} </span>
            {telefon}
          </a>
        </li>
      ) : null}
      {mail ? (
        <li>
          <a href={mail}>{e_posta}</a>
        </li>
      ) : null}
    </ul>
  );
}
