import { type Id, ToastContainer, type ToastOptions, toast } from 'react-toastify/unstyled';
import { shellText } from '../text/shell';
import 'react-toastify/ReactToastify.css';
import './toast.css';

/** Options by which two toasts with one text are one toast, so that a repeated failure is told once (I7). */
const once = (text: string): ToastOptions => ({ toastId: text });

/** Short messages at the edge of the screen (§4 Toasts). What must not be lost stands in the page as well. */
export const notify = {
  info: (text: string): Id => toast.info(text, once(text)),
  success: (text: string): Id => toast.success(text, once(text)),
  warning: (text: string): Id => toast.warning(text, once(text)),
  error: (text: string): Id => toast.error(text, { ...once(text), role: 'alert' }),
};

function CloseButton({ closeToast }: { closeToast: () => void }) {
  return (
    <button type="button" className="toast-close" onClick={closeToast}>
      <span aria-hidden>×</span>
      <span className="visually-hidden">{shellText.closeToast}</span>
    </button>
  );
}

/** Where toasts appear: at most three, each for 3000 ms, longer under the pointer or the focus (§9). */
export function Toasts() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={3000}
      hideProgressBar
      limit={3}
      role="status"
      aria-label={shellText.toasts}
      pauseOnFocusLoss
      pauseOnHover
      closeButton={CloseButton}
    />
  );
}
