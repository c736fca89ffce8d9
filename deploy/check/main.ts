/** `npm run deploy:check -- https://portal.example.si [--insecure] [--http http://portal.example.si] [--build dist]` */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { oldestBrowsers } from '../../scripts/build/browsers';
import { Problem, stopWith } from '../../scripts/problem';
import { checkHost } from './check-host';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      insecure: { type: 'boolean', default: false },
      http: { type: 'string' },
      build: { type: 'string' },
    },
  });
  const [url] = positionals;
  if (url === undefined || !/^https?:\/\/./.test(url) || !URL.canParse(url)) {
    throw new Problem('Give the address: npm run deploy:check -- https://portal.example.si');
  }
  const { origin } = new URL(url);
  const { insecure, http, build } = values;
  const options = {
    insecure,
    ...(http !== undefined && { httpOrigin: http }),
    ...(build !== undefined && { sum: sumOfBuild(build) }),
  };
  const findings = await checkHost(origin, options).catch((error: Error) => {
    throw new Problem(`${origin} could not be reached: ${error.message}`);
  });
  for (const { at, wrong, todo } of findings) console.log(`✗ ${at}\n  ${wrong}\n  → ${todo}`);
  if (findings.length > 0) throw new Problem(`\n${findings.length} wrong at ${origin}.`);
  const oldest = [...oldestBrowsers].map(([name, version]) => `${name} ${version}`).join(', ');
  console.log(`✓ ${origin} passes all checks. The oldest browsers that it supports: ${oldest}.`);
} catch (error) {
  stopWith(error);
}

/** The sum of the build in a folder. */
function sumOfBuild(folder: string): string {
  try {
    const release = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
    return (release as { readonly sum: string }).sum;
  } catch {
    throw new Problem(`${folder} has no release.json: run \`npm run build\` first.`);
  }
}
