/** The part of a bundled OpenAPI 3.1 document that the page shows. */
export interface ApiDocument {
  readonly info: { readonly title: string; readonly version: string } & Texts;
  readonly security?: readonly object[];
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

interface Texts {
  readonly summary?: string;
  readonly description?: string;
}

/** What may stand as a reference to something under `components`. */
export interface Reference {
  readonly $ref?: string;
}

export interface PathItem {
  readonly parameters?: readonly Parameter[];
  readonly get?: RawOperation;
  readonly post?: RawOperation;
  readonly put?: RawOperation;
  readonly patch?: RawOperation;
  readonly delete?: RawOperation;
}

export interface RawOperation extends Texts {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security?: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, Answer>>;
  readonly 'x-origin': string;
  readonly 'x-page'?: number;
  readonly 'x-no-page'?: string;
}

export interface Parameter extends Reference, Texts {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

export interface Answer extends Reference, Texts {
  readonly headers?: Readonly<Record<string, Header>>;
  readonly content?: Content;
}

export interface Header extends Texts {
  readonly schema: Schema;
  readonly example?: unknown;
}

export type Content = Readonly<Record<string, MediaType>>;

export interface MediaType {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, Example>>;
}

export interface Example extends Reference, Texts {
  readonly value?: unknown;
}

/** A JSON Schema (2020-12), as far as the description uses it. */
export interface Schema extends Reference {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly example?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly 'x-decimals'?: number;
}
