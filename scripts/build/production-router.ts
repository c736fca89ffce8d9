import { fileURLToPath } from 'node:url';

const fileOf = (name: string) =>
  fileURLToPath(
    new URL(`../../node_modules/react-router/dist/production/${name}.mjs`, import.meta.url),
  );

/** React Router's files for production; its package gives a bundler those with the warnings for development. */
export const productionRouter = [
  { find: /^react-router\/dom$/, replacement: fileOf('dom-export') },
  { find: /^react-router$/, replacement: fileOf('index') },
];
