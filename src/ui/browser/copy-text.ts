import { messages } from '../../text/common/messages';
import { notify } from '../states/toast';

/** Copies a text and tells of it. @returns whether the browser has allowed it */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Without https there is no clipboard, whatever the types say.
    await navigator.clipboard.writeText(text);
  } catch {
    notify.error(messages.copyingFailed);
    return false;
  }
  notify.success(messages.copied);
  return true;
}
