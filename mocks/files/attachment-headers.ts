import { attachmentNamed } from './attachment-name';

/** Headers of a file: the browser saves it under this name and runs nothing in it (threats.md 2.1 rule 7). */
export function attachmentHeaders(type: string, name: string): Record<string, string> {
  return {
    'Content-Type': type,
    'Content-Disposition': attachmentNamed(name),
    'Content-Security-Policy': 'sandbox',
  };
}
