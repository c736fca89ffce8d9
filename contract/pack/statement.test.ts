import { expect, it } from 'vitest';
import { provenance } from './statement';

const origin = {
  ...{ repository: 'https://example.org/portal.git', commit: 'c'.repeat(40) },
  ...{ lockfile: 'b'.repeat(64), node: 'v20.20.2', npm: '11.0.0' },
};

it('the statement names the tarball, the commit and the lock file by their sums', () => {
  const statement = provenance(
    { name: 'portal-contract-1.0.0.tgz', sha256: 'a'.repeat(64) },
    origin,
  );
  expect(statement).toMatchObject({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: 'portal-contract-1.0.0.tgz', digest: { sha256: 'a'.repeat(64) } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        resolvedDependencies: [
          {
            uri: `git+https://example.org/portal.git@${'c'.repeat(40)}`,
            digest: { gitCommit: 'c'.repeat(40) },
          },
          { uri: 'package-lock.json', digest: { sha256: 'b'.repeat(64) } },
        ],
      },
    },
  });
});

it('the statement has no login of the address from which the repository was cloned', () => {
  const subject = { name: 'portal-contract-1.0.0.tgz', sha256: 'a'.repeat(64) };
  const withLogin = (repository: string) =>
    JSON.stringify(provenance(subject, { ...origin, repository }));
  const plain = JSON.stringify(provenance(subject, origin));
  expect(withLogin('https://ci-token:glpat-1@example.org/portal.git')).toBe(plain);
  expect(withLogin('https://ghp_1@example.org/portal.git')).toBe(plain);
  expect(withLogin('git@example.org:portal.git')).toContain('git@example.org:portal.git');
});
