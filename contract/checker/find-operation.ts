import type { Operation } from './description';

/** The operation of a request's method and path. */
export type Found =
  | {
      readonly kind: 'operation';
      readonly operation: Operation;
      /** Path parameters as in the address, still percent-encoded. */
      readonly pathParameters: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'wrong-method'; readonly allowed: readonly string[] }
  | { readonly kind: 'unknown-path' };

/** Looks up a method in capitals and a path without its query. */
export type Finder = (method: string, path: string) => Found;

/** Prepares the look-up of operations by method and path. A path without parameters wins over one with parameters. */
export function createFinder(operations: readonly Operation[]): Finder {
  const routes = operations
    .map((operation) => ({ operation, pattern: toPattern(operation.path) }))
    .sort((a, b) => countParameters(a.operation) - countParameters(b.operation));

  return (method, path) => {
    const fitting = routes.flatMap(({ operation, pattern }) => {
      const match = pattern.exec(path);
      return match ? [{ operation, pathParameters: { ...match.groups } }] : [];
    });
    const found = fitting.find(({ operation }) => operation.method === method);
    if (found) return { kind: 'operation', ...found };
    if (fitting.length === 0) return { kind: 'unknown-path' };
    return { kind: 'wrong-method', allowed: fitting.map(({ operation }) => operation.method) };
  };
}

function toPattern(template: string): RegExp {
  const source = template
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>[^/]+?)`);
  return new RegExp(`^${source}$`);
}

function countParameters({ path }: Operation): number {
  return path.split('{').length;
}
