import { Problem } from '../problem';

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
}

/** A software bill of materials as npm writes it, CycloneDX 1.5. */
export interface Sbom {
  readonly serialNumber?: string;
  readonly metadata: {
    readonly timestamp?: string;
    readonly tools?: unknown;
    readonly lifecycles?: unknown;
    readonly component: Component;
  };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/**
 * Reads the packages that the bundler has put into the bundle.
 * @param licences the text of `licences.txt`, which the build writes from the modules of the bundle
 * @returns such as `react@19.3.1`
 */
export function bundledPackages(licences: string): ReadonlySet<string> {
  const found = [...licences.matchAll(/^## (\S+) - (\S+) \(/gm)];
  return new Set(found.map(([, name, version]) => `${name}@${version}`));
}

/** Adds files of other projects that are in the repository, as packages that the portal depends on. */
export function withCopies(
  all: Sbom,
  copies: readonly { readonly name: string; readonly version: string; readonly licence: string }[],
): Sbom {
  const added = copies.map(({ name, version, licence }) => ({
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name}@${version}`,
    licenses: [{ license: { id: licence } }],
  }));
  const refs = added.map((each) => each['bom-ref']);
  const portal = all.metadata.component['bom-ref'];
  return {
    ...all,
    components: [...all.components, ...added],
    dependencies: [
      ...all.dependencies.map(({ ref, dependsOn }) => ({
        ref,
        dependsOn: ref === portal ? [...dependsOn, ...refs] : dependsOn,
      })),
      ...refs.map((ref) => ({ ref, dependsOn: [] })),
    ],
  };
}

/**
 * Keeps what the bundle contains, and nothing that differs between two builds of one commit: no serial number, no
 * time, no version of npm.
 * @throws Problem when a package of the bundle is not in package-lock.json
 */
export function sbomOfBundle(all: Sbom, bundled: ReadonlySet<string>): Sbom {
  const { serialNumber: _number, ...rest } = all;
  const { timestamp: _time, tools: _tools, lifecycles: _phase, component } = all.metadata;
  const components = all.components.filter(({ name, version }) =>
    bundled.has(`${name}@${version}`),
  );
  const named = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const absent = [...bundled].filter((each) => !named.has(each));
  if (absent.length > 0) {
    throw new Problem(
      `The SBOM lacks packages of the bundle: ${absent.join(', ')}. They are in node_modules but not in package-lock.json: run \`npm ci\` and build again.`,
    );
  }
  const refs = new Set([component, ...components].map((each) => each['bom-ref']));
  const dependencies = all.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((on) => refs.has(on)) }));
  return {
    ...rest,
    metadata: { component: { ...component, name: 'portal' } },
    components,
    dependencies,
  };
}
