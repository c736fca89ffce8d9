import Phone from 'lucide-react/icons/phone';
import Siren from 'lucide-react/icons/siren';
import type { MouseEvent } from 'react';
import { telephoneHref } from '../domain/people/contact';
import { useAccess, useLoggedIn } from '../machines/portal-context';
import { isGranted } from '../navigation/menu';
import { pathOf } from '../navigation/page-table';
import { useContactCard } from '../parts/contact/use-contact-card';
import { reachText as text } from '../text/building/contact';
import './menu-contact.css';
import { useFollow } from './use-follow';

/**
 * The manager's telephone and the emergency numbers, in the menu of every page. Until the telephone is loaded, and without
 * one, the first link leads to the manager's contact card, so that the height does not change.
 */
export function MenuContact({ onChoice }: { onChoice: () => void }) {
  const { data } = useContactCard();
  const follow = useFollow();
  const hasContractors = isGranted('contractors', useAccess());
  const isLoggedIn = useLoggedIn();
  if (!isLoggedIn) return null;
  const telephone = data?.upravnik.telefon ?? null;
  const call = telephoneHref(telephone);
  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    onChoice();
    follow(event);
  };
  return (
    <section className="menu-contact" aria-label={text.ways}>
      <ul>
        <li>
          {call ? (
            <a href={call}>
              <Phone size={16} aria-hidden />
              <span className="visually-hidden">{text.call(text.managerCalled)} </span>
              <span className="menu-contact__number">{telephone}</span>
            </a>
          ) : (
            <a href={pathOf(hasContractors ? 'contractors' : 'home')} onClick={choose}>
              <Phone size={16} aria-hidden />
              {/* Not plain text: React can remove an element even after the browser has translated the page. */}
              <span>{text.manager}</span>
            </a>
          )}
        </li>
        <li>
          <a href={pathOf('emergency')} onClick={choose}>
            <Siren size={16} aria-hidden />
            {text.emergency}
          </a>
        </li>
      </ul>
    </section>
  );
}
