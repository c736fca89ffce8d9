import { shellText } from '../text/shell/shell';
import { useBrand } from '../ui/theme/brand-context';
import './partners.css';

/** The partner companies' logos, each a link to the company's site (§1), without opener and referrer (E05). */
export function Partners() {
  const { partners } = useBrand();
  if (partners.length === 0) return null;
  return (
    <ul className="partners">
      {partners.map(({ name, url, logo }) => (
        <li key={url}>
          <a className="partners__link" href={url} target="_blank" rel="noopener noreferrer">
            <img src={logo} alt={shellText.partner(name)} />
          </a>
        </li>
      ))}
    </ul>
  );
}
