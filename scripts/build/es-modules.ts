import type { Plugin } from 'vite';

const PACKAGES = '/node_modules/(react|react-dom|scheduler|use-sync-external-store)/';
/** An entry of these packages is a CommonJS file that chooses another one. */
const ENTRIES = new RegExp(`${PACKAGES}(shim/)?[\\w-]+\\.js$`);
const CHOSEN = /module\.exports = require\('(\.[^']+\.production\.js)'\)/;
const PRODUCTION = new RegExp(`${PACKAGES}cjs/.+\\.production\\.js$`);
/** The statement that loads other packages, and one package of it. */
const REQUIRES = /^var (?:\w+ = require\("[\w/-]+"\)(?:,\s+)?)+;$/gm;
const REQUIRED = /(\w+) = require\("([\w/-]+)"\)/g;
const EXPORTED = /\bexports\.(\w+)/g;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;

/**
 * Makes React's CommonJS packages ES modules. The bundler then needs no helpers for them, which are one more file on
 * the login page, no file copies React's list of exports at its start, and what nothing imports is left out
 * (`docs/decisions/0022`).
 *
 * @throws Error when another version of a package is written differently
 */
export function reactModules(): Plugin {
  return {
    name: 'portal-react-modules',
    apply: 'build',
    transform: {
      filter: { id: [ENTRIES, PRODUCTION] },
      handler: (code, id) => (PRODUCTION.test(id) ? asModule(code, id) : entryOf(code, id)),
    },
  };
}

/** Day.js as ES modules: its package gives a bundler the CommonJS files. */
export const dayjsModules = [
  { find: /^dayjs$/, replacement: 'dayjs/esm/index.js' },
  { find: /^dayjs\/locale\/sl$/, replacement: 'dayjs/esm/locale/sl.js' },
];

/**
 * @param code - the entry of a package, which chooses a file for production or for development
 * @returns an ES module with the exports of the file for production
 */
export function entryOf(code: string, id: string): string {
  const file = CHOSEN.exec(code)?.[1];
  if (file === undefined) throw changed(id, 'it chooses no file for production');
  return `export * from '${file}'; export { default } from '${file}';`;
}

/**
 * @param code - a CommonJS file that loads packages in one statement and sets its exports one by one
 * @returns the same as an ES module
 */
export function asModule(code: string, id: string): string {
  const found = [...code.matchAll(EXPORTED)].map(([, name = '']) => name);
  const names = [...new Set(found)];
  // An export that is set under a condition or read again.
  const variables = names.filter((name) => found.indexOf(name) !== found.lastIndexOf(name));
  const imports: string[] = [];
  const body = code
    .replace(REQUIRES, (statement) => {
      for (const [, name, from] of statement.matchAll(REQUIRED)) {
        imports.push(`import * as ${name} from '${from}';`);
      }
      return '';
    })
    .replace(
      EXPORTED,
      (_, name: string) => `${variables.includes(name) ? '' : 'const '}exported_${name}`,
    );
  if (/\b(exports|module|require)\b/.test(body.replace(COMMENT, ''))) {
    throw changed(id, 'it uses `exports`, `module` or `require` in another way');
  }
  return [
    ...imports,
    ...variables.map((name) => `let exported_${name};`),
    body,
    `export { ${names.map((name) => `exported_${name} as ${name}`).join(', ')} };`,
    `export default { ${names.map((name) => `${name}: exported_${name}`).join(', ')} };`,
  ].join('\n');
}

const changed = (id: string, what: string) =>
  new Error(`A library is written differently, adapt scripts/build/es-modules.ts: ${id}: ${what}.`);
