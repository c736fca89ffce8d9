import address from '../../ui/theme/inter.woff2';

let face: FontFace | undefined;

/** Fetches the portal's typeface (`docs/decisions/0033`). A failure leaves the system's: nothing is shown to the user. */
export async function fetchTypeface(): Promise<void> {
  face ??= new FontFace('Inter', `url(${address})`, { weight: '400 600' });
  await face.load().catch(() => undefined);
}

/** Sets the text in the typeface if it has arrived. Called only when a page replaces another, so that no text shifts. */
export function showTypeface(): void {
  if (face?.status === 'loaded') document.fonts.add(face);
}

/** Whether the browser has read the portal's scripts from its cache; the typeface is then there, too. */
export const isLaterVisit = (): boolean =>
  performance
    .getEntriesByType('resource')
    .some(
      (entry) =>
        entry instanceof PerformanceResourceTiming &&
        entry.transferSize === 0 &&
        /\/portal-[\w-]+\.js$/.test(entry.name),
    );
