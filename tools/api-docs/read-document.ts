import type { ApiDocument, Parameter, RawOperation, Reference } from './document';

/** An operation with its place. */
export interface Operation extends RawOperation {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly isPublic: boolean;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** All operations in the order of the description. */
export function operationsOf(document: ApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const raw = item[method];
      if (!raw) return [];
      const parameters = [...(item.parameters ?? []), ...(raw.parameters ?? [])];
      const isPublic = (raw.security ?? document.security ?? []).length === 0;
      return [{ ...raw, method: method.toUpperCase(), path, parameters, isPublic }];
    }),
  );
}

/**
 * What a node says, whether it stands there or is referred to; texts beside a reference come before those behind it.
 * @returns the node, and its name under `components` when it has one
 * @throws when the reference leads nowhere
 */
export function follow<Node extends Reference>(
  document: ApiDocument,
  node: Node,
): { readonly value: Node; readonly name: string | undefined } {
  if (node.$ref === undefined) return { value: node, name: undefined };
  const [, , kind = '', name = ''] = node.$ref.split('/');
  const target = document.components[kind]?.[name];
  if (!target) throw new Error(`${node.$ref} leads nowhere.`);
  const { $ref, ...beside } = node;
  // A document that redocly has bundled has the same kind of node behind a reference.
  const behind = follow(document, target as Node);
  return { value: { ...behind.value, ...beside }, name: behind.name ?? name };
}
