import { minifySync } from 'vite';

/** A script that is not part of the bundle, minified. @throws Error when it is not valid JavaScript */
export function minified(name: string, source: string): string {
  const { code, errors } = minifySync(name, source);
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`);
  return code;
}
