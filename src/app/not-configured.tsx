import { CircleAlert } from 'lucide-react';
import { notConfiguredText as text } from '../text/shell';
import './not-configured.css';

/** In place of a portal that can not start: words for the visitor, and what is wrong for whoever mounts it. */
export function NotConfigured({ problems }: { problems: readonly string[] }) {
  return (
    <main className="not-configured">
      <div className="card">
        <CircleAlert size={32} aria-hidden />
        <h1>{text.title}</h1>
        <p>{text.hint}</p>
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
