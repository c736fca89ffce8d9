import { endsWithSession } from '../../api/errors';
import { useOnScreen } from '../../ui/browser/use-on-screen';
import { notify } from '../../ui/states/toast';

/**
 * Shows a toast for a form that was not received, if the user has left its page; on its page the form shows the failure.
 *
 * @param text - short enough for a toast of three seconds
 */
export function useAwayToast(text: string): (error: unknown) => void {
  const onScreen = useOnScreen();
  return (error) => {
    if (!onScreen.current && !endsWithSession(error)) notify.error(text);
  };
}
