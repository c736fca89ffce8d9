/** Where a tarball comes from, as an in-toto statement with SLSA's provenance. */
export interface Subject {
  readonly name: string;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** What was built, and from what. */
export interface Origin {
  /** The address of the repository, or `unknown` in a clone without a remote. */
  readonly repository: string;
  /** 40 hexadecimal digits. */
  readonly commit: string;
  /** The sha256 of `package-lock.json`, hexadecimal. */
  readonly lockfile: string;
  readonly node: string;
  readonly npm: string;
}

/**
 * Makes the statement that lies beside the tarball. It is not signed: the publisher of the tarball signs both.
 * @returns an in-toto Statement v1 with a predicate of SLSA provenance v1
 */
export function provenance({ name, sha256 }: Subject, origin: Origin): object {
  const { commit, lockfile, node, npm } = origin;
  const repository = withoutLogin(origin.repository);
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name, digest: { sha256 } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: `${repository}#npm-run-contract-pack`,
        externalParameters: { command: 'npm run contract:pack' },
        internalParameters: { node, npm },
        resolvedDependencies: [
          { uri: `git+${repository}@${commit}`, digest: { gitCommit: commit } },
          { uri: 'package-lock.json', digest: { sha256: lockfile } },
        ],
      },
      runDetails: { builder: { id: `${repository}#local-build` } },
    },
  };
}

/** A clone made by a build server may have a token in its address, and the statement is published. */
function withoutLogin(address: string): string {
  return address.replace(/^(\w+:\/\/)[^/]*@/, '$1');
}
