import type { paths } from '../schema';
import type { Expected } from './shape';

/** The paths with a GET in the contract. */
export type GetPath = {
  [Path in keyof paths]: paths[Path] extends { get: object } ? Path : never;
}[keyof paths];

type Get<Path extends GetPath> = paths[Path]['get'];

/** The body of a GET's good answer. */
export type GetBody<Path extends GetPath> =
  Get<Path> extends { responses: { 200: { content: { 'application/json': infer Body } } } }
    ? Body
    : never;

/** The paths whose list comes in pages. */
export type PagedPath = {
  [Path in GetPath]: GetBody<Path> extends { readonly naslednji_kazalec: string | null }
    ? Path
    : never;
}[GetPath];

/** The good answer of a GET, with its path. */
export interface GetAnswer<Path extends GetPath> extends Expected<GetBody<Path>> {
  readonly path: Path;
}

type Fields<Parameters> = [Parameters] extends [never] ? object : Parameters;

type PathParameters<Path extends GetPath> =
  Get<Path> extends { parameters: { path: infer Names } } ? Omit<Fields<Names>, 'product'> : object;

type QueryParameters<Path extends GetPath> =
  Get<Path> extends { parameters: { query?: infer Names } }
    ? { readonly [Name in keyof Fields<Names>]: Fields<Names>[Name] | undefined }
    : object;

/** The parameters of a GET without the product; `path` or `query` is required when one of its parameters is. */
export type Asked<Path extends GetPath> = ParametersOf<'path', PathParameters<Path>> &
  ParametersOf<'query', QueryParameters<Path>>;

type ParametersOf<Name extends string, Parameters> = keyof Parameters extends never
  ? { readonly [Each in Name]?: never }
  : object extends Parameters
    ? { readonly [Each in Name]?: Parameters }
    : { readonly [Each in Name]: Parameters };
