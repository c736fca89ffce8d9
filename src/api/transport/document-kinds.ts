import { mediaTypeOf } from '../../domain/files/file-extensions';
import type { paths } from '../schema';

const pdf = ['application/pdf'];
const scans = [...pdf, 'image/jpeg', 'image/png'];
const zip = ['application/zip'];
const office = 'application/vnd.openxmlformats-officedocument';

/** Every path of the contract that answers with a file, with its media types; a test compares it with the description. */
const kindsOfPath: Partial<Record<keyof paths, readonly string[]>> = {
  '/api/auth/v1/handover/{zeton}/file/{id_priloge}': scans,
  '/api/{product}-user/v2/annual_statement/pdf/{code_payer}': pdf,
  '/api/{product}-user/v2/calendar/{zeton}': ['text/calendar'],
  '/api/{product}-user/v2/cost_specification/pdf/{st_obracuna}': pdf,
  '/api/{product}-user/v2/decision/{id_odlocitve}/ballot': pdf,
  '/api/{product}-user/v2/decision/{id_odlocitve}/receipt/pdf': pdf,
  '/api/{product}-user/v2/documents/{id_dokumenta}': [
    ...pdf,
    'image/png',
    'image/jpeg',
    'image/tiff',
    'image/heic',
    'image/heif',
    'image/webp',
    'application/msword',
    'application/vnd.ms-excel',
    'application/vnd.ms-powerpoint',
    `${office}.wordprocessingml.document`,
    `${office}.spreadsheetml.sheet`,
    `${office}.presentationml.presentation`,
  ],
  '/api/{product}-user/v2/fault/{st_prijave}/photo/{st_fotografije}': ['image/jpeg', 'image/png'],
  '/api/{product}-user/v2/forms/pdf/{oznaka}': pdf,
  '/api/{product}-user/v2/handover_case/{id_predaje}/file/{id_priloge}': scans,
  '/api/{product}-user/v2/mandate/{code_payer}/pdf': pdf,
  '/api/{product}-user/v2/manager_documents/vlozisce/{id_vlozisca}/zip': zip,
  '/api/{product}-user/v2/pdf/{st_dokumenta}': pdf,
  '/api/{product}-user/v2/regular_billing/zip': zip,
};

/** The pattern of a path template; a parameter is one segment. */
const formOf = (template: string) =>
  new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`);

const forms = Object.entries(kindsOfPath).map(([path, kinds]) => ({ form: formOf(path), kinds }));

/** Content types of a file whose kind is not known. */
const UNKNOWN_KINDS = ['', 'application/octet-stream', 'binary/octet-stream'];

/**
 * The media types that the contract names for a path; `undefined` for a path that is not a document's.
 *
 * @param path - from an answer, may have a query
 */
export function documentKinds(path: string): readonly string[] | undefined {
  const [pathname = ''] = path.split(/[?#]/);
  return forms.find(({ form }) => form.test(pathname))?.kinds;
}

/** Whether an answer with this Content-Type may be the document: of a type of the path, or of an unknown kind. */
export function isDocument(path: string, contentType: string): boolean {
  const type = mediaTypeOf(contentType);
  return UNKNOWN_KINDS.includes(type) || (documentKinds(path)?.includes(type) ?? false);
}
