import { attachmentNamed } from './attachment-name';

/** Headers of a file: it is to be saved under this name, and may run nothing (threats.md 2.1 rule 7). */
export function attachmentHeaders(type: string, name: string): Record<string, string> {
  return {
    'Content-Type': type,
    'Content-Disposition': attachmentNamed(name),
    'Content-Security-Policy': 'sandbox',
  };
}
