/**
 * `npm run lint:contract`: runs redocly and spectral on the description; a warning fails too. Node starts both,
 * because this works in every shell; redocly runs without notices and telemetry.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const linters = [
  ['@redocly/cli/bin/cli.js', 'lint'],
  ['@stoplight/spectral-cli/dist/index.js', 'lint', '--quiet', '--fail-severity', 'hint'],
];
const env = {
  ...process.env,
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  REDOCLY_SUPPRESS_NOTIFICATIONS: 'true',
};

for (const [program, ...args] of linters) {
  const file = fileURLToPath(new URL(`../node_modules/${program}`, import.meta.url));
  const { status } = spawnSync(process.execPath, [file, ...args, 'openapi/portal.yaml'], {
    env,
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
