import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const redocly = fileURLToPath(
  new URL('../../node_modules/@redocly/cli/bin/cli.js', import.meta.url),
);

/**
 * The description as one document. Its internal references stay, so that schemas keep their names.
 * @param project folder that has `openapi/portal.yaml`
 * @throws with redocly's message when a file cannot be read or a reference has no target
 */
export function bundleDescription(project: string): Record<string, unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bundle-'));
  try {
    const file = join(folder, 'portal.json');
    const args = [redocly, 'bundle', 'openapi/portal.yaml', '--ext', 'json', '--output', file];
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off' };
    const { status, stderr } = spawnSync(process.execPath, args, {
      cwd: project,
      env,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`redocly could not bundle the description:\n${stderr}`);
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
