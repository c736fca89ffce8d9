/**
 * Plain text as the HTML that managers' texts are in the contract (`ManagersHtml`).
 *
 * @param text an empty line divides paragraphs
 */
export function paragraphs(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split('\n\n')
    .map((part) => `<p>${part}</p>`)
    .join('');
}
