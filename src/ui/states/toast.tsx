import { useSyncExternalStore } from 'react';

type Library = typeof import('./toast-library');
type Kind = keyof Library['show'];

let library: Library | undefined;
const containers = new Set<() => void>();

/**
 * Loads the library of the toasts, which the first page does not need, and mounts its containers.
 * @throws when its file cannot be loaded; the next call tries again
 */
export async function loadToasts(): Promise<Library> {
  if (library) return library;
  const { show, PageContainer, DialogContainer } = await import('./toast-library');
  const loaded = { show, PageContainer, DialogContainer };
  library = loaded;
  for (const mount of containers) mount();
  // The library drops a toast for a container that React has not mounted yet.
  await new Promise((resolve) => setTimeout(resolve));
  return loaded;
}

function showWhenLoaded(kind: Kind, text: string): void {
  // What a user must know is shown in the page as well, so a toast whose file is missing may be left out.
  void loadToasts().then(
    ({ show }) => show[kind](text),
    () => undefined,
  );
}

/** Shows toasts of five kinds (§4 Toasts). Important messages are shown in the page as well. */
export const notify: Readonly<Record<Kind, (text: string) => void>> = {
  default: (text) => showWhenLoaded('default', text),
  info: (text) => showWhenLoaded('info', text),
  success: (text) => showWhenLoaded('success', text),
  warning: (text) => showWhenLoaded('warning', text),
  error: (text) => showWhenLoaded('error', text),
};

function useLibrary(): Library | undefined {
  return useSyncExternalStore(
    (mount) => {
      containers.add(mount);
      return () => containers.delete(mount);
    },
    () => library,
  );
}

/** The page's toast container (§9), empty until the library has loaded. */
export function Toasts() {
  const loaded = useLibrary();
  return loaded ? <loaded.PageContainer /> : null;
}

/** The toast container of a modal dialog, which covers that of the page. */
export function DialogToasts() {
  const loaded = useLibrary();
  return loaded ? <loaded.DialogContainer /> : null;
}
