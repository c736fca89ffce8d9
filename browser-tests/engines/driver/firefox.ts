import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFirefox } from '../../../scripts/engines';
import type { Started } from './browser';
import { openMarionetteWire } from './marionette-wire';
import { startProgram } from './program';
import { until } from './until';

/** As in a user's Firefox, except for what would ask the user or contact Mozilla's hosts. */
const preferences = (folder: string) => ({
  // Firefox chooses a free port and writes it into its profile.
  'marionette.port': 0,
  'browser.download.folderList': 2,
  'browser.download.dir': folder,
  'browser.download.alwaysOpenPanel': false,
  'intl.accept_languages': 'sl',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
});

/** Starts Firefox without a screen. */
export async function startFirefox(folder: string): Promise<Started> {
  const lines = Object.entries(preferences(folder)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(join(folder, 'user.js'), lines.join(''));
  const args = ['--headless', '--marionette', '--profile', folder, '--no-remote'];
  const size = ['--width', '1280', '--height', '900'];
  // As root, Firefox starts only with a home folder of root's.
  const env = { ...process.env, HOME: folder, TZ: 'Europe/Ljubljana' };
  const { stop } = startProgram(findFirefox(), [...args, ...size], { env });
  try {
    const port = await until('port of Firefox', () => portIn(folder), 60_000);
    const wire = await openMarionetteWire(port, { unhandledPromptBehavior: 'ignore' });
    return { wire, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function portIn(folder: string): Promise<number | undefined> {
  const text = await readFile(join(folder, 'MarionetteActivePort'), 'utf8').catch(() => '');
  return Number(text) || undefined;
}
