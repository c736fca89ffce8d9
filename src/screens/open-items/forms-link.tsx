import { Link } from 'react-router-dom';
import { pathOf } from '../../navigation/page-table';
import { openItemsText as text } from '../../text/open-items';

/** The way to a statement of what is unpaid on a day, which an owner may ask for (`domain.md` P4). */
export function FormsLink() {
  return <Link to={pathOf('forms')}>{text.askForStatement}</Link>;
}
