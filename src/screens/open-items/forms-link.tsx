import { Link } from 'react-router-dom';
import { useSelectedUnit } from '../../machines/portal-context';
import { formLink } from '../../navigation/form-link';
import { openItemsText as text } from '../../text/bills/open-items';

/** The way to a statement of what is unpaid on a day, which an owner may ask for (`pages.md` P4). */
export function FormsLink() {
  const unit = useSelectedUnit()?.inventarna_stevilka ?? null;
  return <Link to={formLink('potrdilo', { unit })}>{text.askForStatement}</Link>;
}
