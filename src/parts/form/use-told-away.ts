import { endsWithSession } from '../../api/errors';
import { useOnScreen } from '../../ui/browser/use-on-screen';
import { notify } from '../../ui/states/toast';

/**
 * Tells by a toast that a form was not received, where its sender has gone on to another page; on its own page it says
 * so itself.
 *
 * @param text - short enough for the three seconds of a toast
 */
export function useToldAway(text: string): (error: unknown) => void {
  const onScreen = useOnScreen();
  return (error) => {
    if (!onScreen.current && !endsWithSession(error)) notify.error(text);
  };
}
