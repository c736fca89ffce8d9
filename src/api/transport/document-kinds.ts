import { mediaTypeOf } from '../../domain/files/file-extensions';
import type { paths } from '../schema';

const pdf = ['application/pdf'];
const zip = ['application/zip'];
const office = 'application/vnd.openxmlformats-officedocument';

/** Every path of the contract whose answer is a file, with the kinds that it names; a test holds it to the description. */
const kindsOfPath: Partial<Record<keyof paths, readonly string[]>> = {
  '/api/{product}-user/v2/cost_specification/pdf/{st_obracuna}': pdf,
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
  '/api/{product}-user/v2/forms/pdf/{oznaka}': pdf,
  '/api/{product}-user/v2/manager_documents/vlozisce/{id_vlozisca}/zip': zip,
  '/api/{product}-user/v2/pdf/{st_dokumenta}': pdf,
  '/api/{product}-user/v2/regular_billing/zip': zip,
};

/** A template as the form of a path; a parameter never goes beyond its segment. */
const formOf = (template: string) =>
  new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`);

const forms = Object.entries(kindsOfPath).map(([path, kinds]) => ({ form: formOf(path), kinds }));

/** What says that it is a file, and not of which kind. */
const UNTOLD = ['', 'application/octet-stream', 'binary/octet-stream'];

/**
 * The kinds of file, as media types, that the contract names for a path; nothing for one that is no document's.
 *
 * @param path - as it came in an answer, perhaps with a query
 */
export function documentKinds(path: string): readonly string[] | undefined {
  const [pathname = ''] = path.split(/[?#]/);
  return forms.find(({ form }) => form.test(pathname))?.kinds;
}

/** Whether an answer of this Content-Type may be the document: of a kind that the path has, or of one that is not told. */
export function isDocument(path: string, contentType: string): boolean {
  const type = mediaTypeOf(contentType);
  return UNTOLD.includes(type) || (documentKinds(path)?.includes(type) ?? false);
}
