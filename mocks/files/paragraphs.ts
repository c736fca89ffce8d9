/**
 * Plain text as HTML, the form of managers' texts in the contract (`ManagersHtml`).
 *
 * @param text an empty line separates paragraphs
 */
export function paragraphs(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split('\n\n')
    .map((part) => `<p>${part}</p>`)
    .join('');
}
