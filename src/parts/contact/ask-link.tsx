import { Link } from 'react-router-dom';
import { formLink } from '../../navigation/form-link';

interface AskLinkProps {
  readonly children: string;
  /** Set for the look of a button. */
  readonly button?: true;
}

/** A link to the form for questions to the manager. */
export function AskLink({ children, button }: AskLinkProps) {
  return (
    <Link className={button && 'button button--quiet'} to={formLink('splosno_vprasanje', {})}>
      {children}
    </Link>
  );
}
