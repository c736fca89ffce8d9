import { legalText } from '../../text/shell/legal';
import { useBrand } from '../theme/brand-context';

interface LegalLinkProps {
  readonly to: 'terms' | 'privacy' | 'accessibility';
  /** The words of the link, as the sentence around it needs them. */
  readonly children: string;
}

/**
 * A link to the terms of use, the notice on personal data or the statement on accessibility, wherever the manager keeps them. It opens in a new tab,
 * so that a form that is half filled in stays; nothing of the portal goes along (E05).
 */
export function LegalLink({ to, children }: LegalLinkProps) {
  return (
    <a href={useBrand()[to]} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> {legalText.newTab}</span>
    </a>
  );
}
