import CircleAlert from 'lucide-react/icons/circle-alert';
import type { BrandContact } from '../../domain/people/brand';
import { ContactWays } from '../../parts/contact/contact-ways';
import { notConfiguredText as text } from '../../text/shell/shell';

interface NotConfiguredProps {
  readonly problems: readonly string[];
  /** The contact, when that part of the configuration is right. */
  readonly contact: BrandContact | undefined;
}

/** Replaces a portal that cannot start: a text for the visitor, and the problems for the operator. */
export function NotConfigured({ problems, contact }: NotConfiguredProps) {
  return (
    <main className="layout-failed">
      <div className="card state">
        <CircleAlert size={32} aria-hidden stroke="var(--danger)" />
        <h1>{text.title}</h1>
        <p>{text.hint}</p>
        {contact ? <ContactWays contact={contact} /> : null}
        <details>
          <summary>{text.details}</summary>
          <ul lang="en">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </details>
      </div>
    </main>
  );
}
