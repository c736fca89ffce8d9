/** What the suite is held against. `npm run contract -- --target …` or `--url …` choose it. */
export type TargetName =
  /** A fresh stateful backend for each test file. */
  | 'backend'
  /** The same behind Prism's proxy, which holds requests and answers to the description by its own reading. */
  | 'proxy'
  /** Prism's mock: it answers by the examples, knows one user and forgets everything. */
  | 'mock'
  /** Any server, by its address. */
  | 'server';

const names: readonly string[] = ['backend', 'proxy', 'mock'] satisfies TargetName[];

/**
 * The target that the environment names: `CONTRACT_URL` an address, else `CONTRACT_TARGET` one of the others.
 * @throws on a name that is none
 */
export function readTargetName(env: NodeJS.ProcessEnv = process.env): TargetName {
  if (env.CONTRACT_URL !== undefined) return 'server';
  const { CONTRACT_TARGET: name = 'backend' } = env;
  if (isName(name)) return name;
  throw new Error(
    `There is no target "${name}". Set CONTRACT_TARGET to one of ${names.join(', ')}.`,
  );
}

function isName(name: string): name is TargetName {
  return names.includes(name);
}

/** The target of this run. */
export const targetName = readTargetName();
