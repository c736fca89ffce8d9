/**
 * `npm run contract:coverage`: prints how much of the contract the last run of the contract tests has covered, and
 * names what it has not covered. Fails below the minimum shares in `contract/coverage/coverage.ts`.
 */
import { readCoverage } from '../contract/coverage/coverage';

const percent = (share: number, digits: number) => `${(share * 100).toFixed(digits)} %`;

const lines = await readCoverage();
if (!lines) {
  console.error('There is no record of a run: run `npm run contract` first.');
  process.exit(1);
}
for (const { kind, total, missing, share, leastShare } of lines) {
  const isEnough = share >= leastShare;
  if (!isEnough) process.exitCode = 1;
  const met = `${total - missing.length} of ${total} met`;
  const shares = `${percent(share, 1)}, at least ${percent(leastShare, 0)}`;
  console.log(`${isEnough ? '✓' : '✗'} ${kind}: ${met} (${shares})`);
  for (const each of missing) console.log(`    not met: ${each}`);
}
