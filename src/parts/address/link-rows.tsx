import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import './link-rows.css';
import '../../ui/page/rows.css';

interface LinkRow {
  readonly to: string;
  readonly title: string;
  /** What one finds there. */
  readonly note: string;
}

/** Pages to go on to, each a row of a card; the whole row leads to the page. */
export function LinkRows({ links }: { links: readonly LinkRow[] }) {
  return (
    <ul className="rows">
      {links.map(({ to, title, note }) => (
        <li key={to} className="link-row">
          <Link to={to}>{title}</Link>
          <p className="section-card__note">{note}</p>
          <ChevronRight size={18} aria-hidden />
        </li>
      ))}
    </ul>
  );
}
