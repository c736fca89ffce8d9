import { Link } from 'react-router-dom';
import { submissionAnchor } from '../../navigation/form-link';
import { formsText as text } from '../../text/forms/forms';
import { FocusHere } from '../../ui/page/focus-here';
import { Notice } from '../../ui/states/notice';
import { sentTab, TAB_PARAMETER } from './views';

/** The number of the new submission and a link to it. */
export function Received({ number }: { number: string }) {
  const to = { search: `?${TAB_PARAMETER}=${sentTab}`, hash: `#${submissionAnchor(number)}` };
  return (
    <FocusHere>
      <Notice kind="success">
        {text.received(number)} <Link to={to}>{text.follow}</Link>
      </Notice>
    </FocusHere>
  );
}
