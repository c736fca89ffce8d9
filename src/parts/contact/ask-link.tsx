import { Link } from 'react-router-dom';
import { formLink } from '../../navigation/form-link';

interface AskLinkProps {
  readonly children: string;
  /** Set where it is to look like a button. */
  readonly button?: true;
}

/** The way to the form by which the manager is asked something. */
export function AskLink({ children, button }: AskLinkProps) {
  return (
    <Link className={button && 'button button--quiet'} to={formLink('splosno_vprasanje', {})}>
      {children}
    </Link>
  );
}
