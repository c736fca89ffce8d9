import { Link } from 'react-router-dom';
import { useSelectedUnit } from '../../machines/portal-context';
import { formLink } from '../../navigation/form-link';
import { openItemsText as text } from '../../text/bills/open-items';

/** A link to the form by which an owner asks for a statement of the open items on a given day (`pages.md` P4). */
export function FormsLink() {
  const unit = useSelectedUnit()?.inventarna_stevilka ?? null;
  return <Link to={formLink('potrdilo', { unit })}>{text.askForStatement}</Link>;
}
