import { legalText } from '../text/shell/legal';
import { LegalLink } from '../ui/page/legal-link';
import './legal-links.css';

/** The documents that the portal rests on, at the foot of both layouts, in the same order (W21). */
export function LegalLinks() {
  return (
    <p className="legal-links">
      <LegalLink to="privacy">{legalText.privacy}</LegalLink>
      <LegalLink to="terms">{legalText.terms}</LegalLink>
      <LegalLink to="accessibility">{legalText.accessibility}</LegalLink>
    </p>
  );
}
