import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import {
  cssTransition,
  type Id,
  ToastContainer,
  type ToastContainerProps,
  type ToastOptions,
  type TypeOptions,
  toast,
} from 'react-toastify/unstyled';
import { shellText } from '../../text/shell/shell';
import 'react-toastify/ReactToastify.css';
import './toast.css';

/** How long a toast takes to leave the screen. Until then the library drops a new toast with the same id. */
const TOAST_EXIT_MS = 1_000;

const leaving = new Set<Id>();
toast.onChange(({ id, status }) => {
  if (status !== 'removed') return;
  leaving.add(id);
  setTimeout(() => leaving.delete(id), TOAST_EXIT_MS);
});

/** A modal dialog covers the page's toasts and hides them from screen readers, so it has its own container. */
const DIALOG_CONTAINER = 'dialog';
const placeNow = () =>
  document.querySelector(`dialog[open] [data-toasts="${DIALOG_CONTAINER}"]`)
    ? { containerId: DIALOG_CONTAINER }
    : {};

/** Toasts with the same text are merged, so that a repeated failure is shown once (I7). */
function showOnce(show: typeof toast.info, text: string, options?: ToastOptions): void {
  // It becomes an id in the page, which must not contain spaces.
  const toastId = text.replaceAll(/\s/g, '_');
  if (leaving.has(toastId)) setTimeout(() => showOnce(show, text, options), TOAST_EXIT_MS);
  else show(text, { toastId, ...placeNow(), ...options });
}

/** Shows a toast at once, in an open modal dialog or on the page. */
export const show = {
  default: (text: string) => showOnce(toast, text),
  info: (text: string) => showOnce(toast.info, text),
  success: (text: string) => showOnce(toast.success, text),
  warning: (text: string) => showOnce(toast.warning, text),
  error: (text: string) => showOnce(toast.error, text, { role: 'alert' }),
};

function CloseButton({ closeToast }: { closeToast: () => void }) {
  return (
    <button type="button" className="toast-close" onClick={closeToast}>
      <span aria-hidden>×</span>
      <span className="visually-hidden">{shellText.closeToast}</span>
    </button>
  );
}

const icons = {
  default: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
};

/** The library's own icons have no name and are not hidden from screen readers. */
function KindIcon({ type }: { type: TypeOptions }) {
  const Icon = icons[type];
  return <Icon size={20} aria-hidden />;
}

/** The settings of all toasts (§9). */
const defaults: ToastContainerProps = {
  position: 'top-right',
  autoClose: 5000,
  transition: cssTransition({
    enter: 'Toastify--animate toast-enter',
    exit: 'Toastify--animate toast-exit',
    collapseDuration: 300,
  }),
  theme: 'colored',
  hideProgressBar: true,
  limit: 3,
  role: 'status',
  pauseOnFocusLoss: true,
  pauseOnHover: true,
  closeButton: CloseButton,
  icon: KindIcon,
};

/** The page's toast container: at most three toasts, each for 3000 ms, paused under the pointer or the focus (§9). */
export function PageContainer() {
  return <ToastContainer {...defaults} autoClose={3000} aria-label={shellText.toasts} />;
}

/** The toast container of an open modal dialog; its toasts take the default 5000 ms. */
export function DialogContainer() {
  return (
    <div data-toasts={DIALOG_CONTAINER}>
      <ToastContainer
        {...defaults}
        aria-label={shellText.dialogToasts}
        containerId={DIALOG_CONTAINER}
      />
    </div>
  );
}
