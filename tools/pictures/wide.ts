import type { Browser } from '@playwright/test';

const style = `
  body { margin: 0; width: 1440px; height: 720px; overflow: hidden; position: relative;
    background: linear-gradient(135deg, #dcebe8, #f4f1e6); }
  img { position: absolute; display: block; box-shadow: 0 24px 60px rgb(15 45 42 / 28%); }
  .desktop { width: 1040px; left: 56px; top: 64px; border-radius: 12px; }
  .phone { width: 290px; border-radius: 28px; border: 8px solid #15201f; }
  .light { right: 250px; top: 116px; }
  .dark { right: 40px; top: 40px; }
`;

/**
 * One wide picture of the portal: a desktop, and two phones in front of it.
 * @param pictures PNG files: desktop, the phone in the light and the phone in the dark theme
 */
export async function widePicture(browser: Browser, pictures: readonly Buffer[]): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 720 },
    deviceScaleFactor: 2,
  });
  const classes = ['desktop', 'phone light', 'phone dark'];
  const images = pictures.map(
    (png, at) =>
      `<img class="${classes[at]}" src="data:image/png;base64,${png.toString('base64')}">`,
  );
  await page.setContent(`<style>${style}</style>${images.join('')}`);
  const png = await page.screenshot();
  await page.close();
  return png;
}
