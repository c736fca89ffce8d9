import type { UserData } from '../domain/api-types';
import { isRecord } from '../domain/values/is-record';

/** The content of a form that was not sent. */
export interface FormDraft {
  readonly values: Readonly<Record<string, unknown>>;
  /** Whether a reload has removed the chosen files, and none have been chosen since. */
  readonly filesLost: boolean;
}

/**
 * Forms that are filled in and not sent. They are kept in this tab's memory for one user at one manager, so that the user
 * gets them back after a session ends, and no other user sees them; what a visitor has typed is deleted when a user logs in. Storage never contains them (§3, E10,
 * E11).
 */
export interface FormDrafts {
  /** Sets the owner of the drafts; those of another owner are deleted. */
  belongTo(user: UserData): void;
  read(form: string): FormDraft | undefined;
  keep(form: string, values: FormDraft['values']): void;
  drop(form: string): void;
  /** Deletes all drafts, as when the user logs out. */
  clear(): void;
  /** All drafts without files, for the history entry; `undefined` without drafts. */
  pack(): unknown;
  /** Restores packed drafts after a reload; those of another user and invalid ones are ignored. */
  unpack(packed: unknown): void;
}

const hasFiles = (values: FormDraft['values']) =>
  Object.values(values).some((value) => Array.isArray(value) && value.length > 0);

/** A draft without its files, which a history entry cannot contain. */
function withoutFiles({ values, filesLost }: FormDraft): FormDraft {
  const kept = Object.entries(values).filter(([, value]) => !Array.isArray(value));
  return { values: Object.fromEntries(kept), filesLost: filesLost || hasFiles(values) };
}

/** Creates an empty set of drafts. */
export function createFormDrafts(): FormDrafts {
  let owner: string | undefined;
  const drafts = new Map<string, FormDraft>();
  return {
    belongTo: ({ id, selected_manager, code_payer }) => {
      const next = JSON.stringify([id, selected_manager, code_payer]);
      if (owner !== next) drafts.clear();
      owner = next;
    },
    read: (form) => drafts.get(form),
    keep: (form, values) => {
      const filesLost = drafts.get(form)?.filesLost === true && !hasFiles(values);
      drafts.set(form, { values, filesLost });
    },
    drop: (form) => void drafts.delete(form),
    clear: () => {
      drafts.clear();
      // What is typed from now on is a visitor's.
      owner = undefined;
    },
    pack: () => {
      if (drafts.size === 0) return undefined;
      return { owner, forms: [...drafts].map(([form, draft]) => [form, withoutFiles(draft)]) };
    },
    unpack: (packed) => {
      if (!isRecord(packed) || !Array.isArray(packed.forms)) return;
      if (owner !== undefined && packed.owner !== owner) return;
      owner = typeof packed.owner === 'string' ? packed.owner : undefined;
      for (const [form, draft] of packed.forms.filter(Array.isArray)) {
        if (typeof form !== 'string' || !isRecord(draft) || !isRecord(draft.values)) continue;
        drafts.set(form, { values: draft.values, filesLost: draft.filesLost === true });
      }
    },
  };
}

/** The key of the drafts in the history entry. */
const DRAFTS_KEY = 'portalFormDrafts';

/** The part of the browser's window that drafts need. */
type Page = Pick<Window, 'history' | 'document' | 'addEventListener'>;

/**
 * Keeps drafts through a reload. The history entry contains them only while the page is hidden: a phone may discard the
 * page while the camera is open.
 */
export function keepThroughReload(drafts: FormDrafts, page: Page): void {
  const { history, document } = page;
  const write = () => {
    const packed = drafts.pack();
    if (packed !== undefined) history.replaceState({ ...history.state, [DRAFTS_KEY]: packed }, '');
  };
  const take = () => {
    const { [DRAFTS_KEY]: packed, ...rest } = Object(history.state);
    if (packed !== undefined) history.replaceState(rest, '');
    return packed;
  };
  drafts.unpack(take());
  const look = () => (document.visibilityState === 'hidden' ? write() : void take());
  // A reload keeps the entry as it was when the reload began, so `pagehide` alone would write too late.
  page.addEventListener('beforeunload', write);
  page.addEventListener('pagehide', write);
  page.addEventListener('pageshow', take);
  document.addEventListener('visibilitychange', look);
}
