import { fileURLToPath } from 'node:url';

const fileOf = (name: string) =>
  fileURLToPath(
    new URL(`../../node_modules/react-router/dist/production/${name}.mjs`, import.meta.url),
  );

/** React Router's own production files: by default its package gives a bundler those with the warnings for development. */
export const productionRouter = {
  'react-router/dom': fileOf('dom-export'),
  'react-router': fileOf('index'),
};
