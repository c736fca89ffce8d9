import { expect, it } from 'vitest';
import { bundledPackages, type Sbom, sbomOfBundle, withCopies } from './sbom-of-bundle';

const component = (name: string, version: string) => ({
  ...{ 'bom-ref': `${name}@${version}`, name, version },
});

const all: Sbom = {
  serialNumber: 'urn:uuid:1',
  metadata: { timestamp: '2026-11-25T06:24:43Z', tools: [], component: component('x', '1.0.0') },
  components: [
    component('react', '19.3.1'),
    component('react-is', '18.3.1'),
    component('vite', '8.0.0'),
  ],
  dependencies: [
    { ref: 'x@1.0.0', dependsOn: ['react@19.3.1', 'vite@8.0.0'] },
    { ref: 'vite@8.0.0', dependsOn: [] },
  ],
};

const licences =
  '# Licenses\n\n## react-is - 18.3.1 (MIT)\n\nMIT - 1 (x)\n\n## react - 19.3.1 (MIT)\n';

it('the SBOM has the packages of the bundle and no others', () => {
  const { components, dependencies, metadata } = sbomOfBundle(all, bundledPackages(licences));
  expect(components.map(({ name }) => name)).toEqual(['react', 'react-is']);
  expect(dependencies).toEqual([{ ref: 'x@1.0.0', dependsOn: ['react@19.3.1'] }]);
  expect(metadata).toEqual({ component: { ...all.metadata.component, name: 'portal' } });
});

it('the SBOM has files of other projects that are in the repository', () => {
  const copies = [{ name: 'inter-ui', version: '4.1.1', licence: 'OFL-1.1' }];
  const bundled = bundledPackages(`${licences}\n## inter-ui - 4.1.1 (OFL-1.1)\n`);
  const { components, dependencies } = sbomOfBundle(withCopies(all, copies), bundled);
  expect(components.at(-1)).toMatchObject({
    purl: 'pkg:npm/inter-ui@4.1.1',
    licenses: [{ license: { id: 'OFL-1.1' } }],
  });
  expect(dependencies).toEqual([
    { ref: 'x@1.0.0', dependsOn: ['react@19.3.1', 'inter-ui@4.1.1'] },
    { ref: 'inter-ui@4.1.1', dependsOn: [] },
  ]);
});

it('the SBOM has nothing that differs between two builds', () => {
  const text = JSON.stringify(sbomOfBundle(all, bundledPackages(licences)));
  expect(text).not.toMatch(/serialNumber|timestamp|2026|tools/);
});

it('a package of the bundle that npm does not list fails the build', () => {
  const bundled = new Set(['react@19.3.1', 'react@18.0.0']);
  expect(() => sbomOfBundle(all, bundled)).toThrow(/react@18\.0\.0/);
});
