/** The fields of the dereferenced OpenAPI document that this code reads. */
export interface RawDocument {
  readonly security?: readonly SecurityRequirement[];
  readonly info: { readonly version: string };
  /** Headers of every answer. */
  readonly 'x-response-headers'?: Readonly<Record<string, RawHeader>>;
  /** Errors of every operation by status, and their schema. */
  readonly 'x-error-responses'?: Readonly<Record<string, RawErrorResponse>>;
  readonly 'x-error'?: JsonSchema;
  /** Rules about several answers to one caller. */
  readonly 'x-agreements'?: readonly string[];
  /** Who may call what, beside the user of the payer code. */
  readonly 'x-rights'?: Readonly<Record<string, RawRight>>;
  readonly paths: Readonly<Record<string, RawPathItem>>;
}

/** One value of `x-right`. */
export interface RawRight {
  readonly description: string;
  /** The roles of invited people who may call it. */
  readonly roles: readonly string[];
  /** The right that they need; none when `null`. */
  readonly needs: string | null;
}

export interface RawErrorResponse {
  readonly description: string;
  /** What every error of the status says; nothing when it has no code. */
  readonly example?: Readonly<Record<string, unknown>>;
  readonly 'x-request'?: RequestChanges;
  /** Why no request gets this error. */
  readonly 'x-no-request'?: string;
}

/** How the example request of an operation changes so that it gets an error; `portal.yaml` describes the members. */
export interface RequestChanges {
  readonly parameters?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string | number>>;
  readonly text?: string;
  readonly method?: string;
  readonly path?: string;
  readonly times?: number;
  readonly after?: string;
  readonly caller?: 'without_page' | 'tenant' | 'without_solution';
}

export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

export interface RawPathItem {
  readonly parameters?: readonly RawParameter[];
  readonly get?: RawOperation;
  readonly put?: RawOperation;
  readonly post?: RawOperation;
  readonly patch?: RawOperation;
  readonly delete?: RawOperation;
}

export interface RawParameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: JsonSchema;
  readonly example?: unknown;
  /** The condition that the rows meet which the parameter keeps. */
  readonly 'x-keeps'?: string;
}

export interface RawOperation {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly RawParameter[];
  readonly security?: readonly SecurityRequirement[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, RawResponse>>;
  readonly deprecated?: boolean;
  readonly 'x-deprecated-since'?: string;
  readonly 'x-sunset'?: string;
  readonly 'x-page'?: number;
  readonly 'x-right'?: string;
  readonly 'x-may-be-missing'?: string;
}

export interface RawResponse {
  readonly content?: Content;
  readonly headers?: Readonly<Record<string, RawHeader>>;
}

export interface RawHeader {
  readonly required?: boolean;
  readonly schema?: JsonSchema;
}

/** Contents by media type. */
export type Content = Readonly<Record<string, MediaType>>;

export interface MediaType {
  readonly schema?: JsonSchema;
  readonly examples?: Readonly<Record<string, Example>>;
  /** The media types that a part's file may have, separated by commas. */
  readonly encoding?: Readonly<Record<string, { readonly contentType?: string }>>;
}

export interface Example {
  readonly value: unknown;
  /** In an example of an error: how to get it. */
  readonly 'x-request'?: RequestChanges;
  /** Or why no request gets it. */
  readonly 'x-no-request'?: string;
}

/** A JSON Schema (2020-12); only the keywords from which the tests derive faults have a type. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly maxItems?: number;
  readonly 'x-paged'?: {
    readonly rows: string;
    readonly key: readonly string[];
    readonly own?: boolean;
  };
  readonly [keyword: string]: unknown;
}
