/** A page of the portal whose footer leads back to the demo. */
export function withDemoLink(page: string): string {
  return page.replace('id="portal"', 'id="portal" data-demo="/demo"');
}
