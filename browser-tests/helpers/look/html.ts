import { expect, type Page } from '@playwright/test';
import { type ConfigData, HtmlValidate } from 'html-validate';

/** The rules of html-validate (`docs/decisions/0020-markup-and-second-engine.md`). */
export const markupRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // A browser serialises its DOM in its own style: `hidden=""`, and the white space of the source.
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // HTML allows any id without a space; React's `useId` starts with `_`.
    'valid-id': ['error', { relaxed: true }],
    // Styles set by a script look like attributes here. As markup the policy forbids them, and I2 detects it.
    'no-inline-style': 'off',
    // All files are of the portal's own origin, as the policy demands: they are as safe as the page that names them.
    'require-sri': 'off',
    // Telephone numbers are shown as the manager writes them.
    'tel-non-breaking': 'off',
    // Drop-down lists of 10,000 units cannot be native ones (docs/decisions/0007-drop-down-lists.md).
    // The timer of a toast is the library's own, hidden visually and from assistive technology.
    // PrimeReact's timeline and choice are made of `div`, with roles (docs/decisions/0027-primereact.md).
    'prefer-native-element': [
      'error',
      { exclude: ['listbox', 'progressbar', 'list', 'listitem', 'radio'] },
    ],
    // ARIA allows a name on any list or region; only a name that is forbidden is an error.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
};

const validator = new HtmlValidate(markupRules);

/** The errors of a document, each with its rule and its markup. */
export async function markupErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const lines = html.split('\n');
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column, selector }) => {
      const about = lines[line - 1]?.slice(Math.max(0, column - 2), column + 160) ?? '';
      return `${ruleId}: ${message} – ${selector ?? ''} – ${about}`;
    }),
  );
}

/** Fails when html-validate finds an error in the page's current state (`threats.md` section 3, Gate). */
export async function expectValidHtml(page: Page): Promise<void> {
  expect([...new Set(await markupErrors(await page.content()))], 'markup errors').toEqual([]);
}
