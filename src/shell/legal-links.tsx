import { legalText } from '../text/shell/legal';
import { LegalLink } from '../ui/page/legal-link';
import './legal-links.css';

/** The links to the legal documents, in the same order in both layouts (W21). */
export function LegalLinks() {
  return (
    <p className="legal-links">
      <LegalLink to="privacy">{legalText.privacy}</LegalLink>
      <LegalLink to="terms">{legalText.terms}</LegalLink>
      <LegalLink to="accessibility">{legalText.accessibility}</LegalLink>
    </p>
  );
}
