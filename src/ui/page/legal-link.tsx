import { legalText } from '../../text/shell/legal';
import { useBrand } from '../theme/brand-context';

interface LegalLinkProps {
  readonly to: 'terms' | 'privacy' | 'accessibility';
  /** The text of the link, in the grammatical case that its sentence needs. */
  readonly children: string;
}

/**
 * A link to the manager's terms of use, privacy notice or accessibility statement. It opens in a new tab, so that a
 * partly filled form is kept, and without opener and referrer (E05).
 */
export function LegalLink({ to, children }: LegalLinkProps) {
  return (
    <a href={useBrand()[to]} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> {legalText.newTab}</span>
    </a>
  );
}
