import { messages } from '../../text/common/messages';
import { notify } from '../states/toast';

/** Copies a text; a refusal shows a toast. @returns whether the browser allowed it */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Without https `navigator.clipboard` is undefined, contrary to its type.
    await navigator.clipboard.writeText(text);
  } catch {
    notify.error(messages.copyingFailed);
    return false;
  }
  return true;
}
