import type { UserData } from '../domain/api-types';
import { isRecord } from '../domain/values/is-record';

/** What stands in a form that was not sent. */
export interface FormDraft {
  readonly values: Readonly<Record<string, unknown>>;
  /** Files were chosen, and a reload has taken them away. */
  readonly filesLost: boolean;
}

/**
 * Forms that are filled in and not sent. They lie in the memory of this tab and belong to one user at one manager, so
 * that a session that ends costs nobody a form, and nobody else sees it. Storage holds nothing of them (§3, E10, E11).
 */
export interface FormDrafts {
  /** Whose drafts these are from now on; those of anybody else are forgotten. */
  belongTo(user: UserData): void;
  read(form: string): FormDraft | undefined;
  keep(form: string, values: FormDraft['values']): void;
  drop(form: string): void;
  /** Forgets all, as on a logout of the user's own. */
  clear(): void;
  /** All of it as the history entry can hold it, without files; `undefined` when there is nothing. */
  pack(): unknown;
  /** Takes in what was packed before a reload; what is of somebody else, or no draft at all, is passed over. */
  unpack(packed: unknown): void;
}

/** A draft without its files, which no history entry keeps. */
function withoutFiles({ values, filesLost }: FormDraft): FormDraft {
  const lists = Object.values(values).filter((value) => Array.isArray(value));
  const kept = Object.entries(values).filter(([, value]) => !Array.isArray(value));
  const hadFiles = lists.some((list) => list.length > 0);
  return { values: Object.fromEntries(kept), filesLost: filesLost || hadFiles };
}

/** Drafts, none yet. */
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
    keep: (form, values) => void drafts.set(form, { values, filesLost: false }),
    drop: (form) => void drafts.delete(form),
    clear: () => drafts.clear(),
    pack: () => {
      if (drafts.size === 0) return undefined;
      return { owner, forms: [...drafts].map(([form, draft]) => [form, withoutFiles(draft)]) };
    },
    unpack: (packed) => {
      if (!isRecord(packed) || !Array.isArray(packed.forms)) return;
      if (owner !== undefined && packed.owner !== owner) return;
      owner = String(packed.owner);
      for (const [form, draft] of packed.forms.filter(Array.isArray)) {
        if (typeof form !== 'string' || !isRecord(draft) || !isRecord(draft.values)) continue;
        drafts.set(form, { values: draft.values, filesLost: draft.filesLost === true });
      }
    },
  };
}

/** Under this name they lie in the history entry. */
const KEY = 'portalFormDrafts';

/** What it needs of the browser's window. */
type Page = Pick<Window, 'history' | 'document' | 'addEventListener'>;

/**
 * Lets drafts last through a reload. They stand in the history entry only while nobody sees the page: a phone may drop
 * it while its camera is open.
 */
export function keepThroughReload(drafts: FormDrafts, page: Page): void {
  const { history, document } = page;
  const write = () => {
    const packed = drafts.pack();
    if (packed !== undefined) history.replaceState({ ...history.state, [KEY]: packed }, '');
  };
  const take = () => {
    const { [KEY]: packed, ...rest } = Object(history.state);
    if (packed !== undefined) history.replaceState(rest, '');
    return packed;
  };
  drafts.unpack(take());
  const look = () => (document.visibilityState === 'hidden' ? write() : void take());
  // A reload carries on the entry as it stood when it began: what `pagehide` writes comes too late for it.
  page.addEventListener('beforeunload', write);
  page.addEventListener('pagehide', write);
  page.addEventListener('pageshow', take);
  document.addEventListener('visibilitychange', look);
}
