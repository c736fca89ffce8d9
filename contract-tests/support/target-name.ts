/** The server that the contract tests run against. `npm run contract -- --target …` chooses it. */
export type TargetName =
  /** A fresh stateful backend for each test file. */
  | 'backend'
  /** The same behind Prism's proxy, which checks requests and answers against the description by its own rules. */
  | 'proxy'
  /** Prism's mock: it answers with the examples, knows one user and stores nothing. */
  | 'mock';

const names: readonly string[] = ['backend', 'proxy', 'mock'] satisfies TargetName[];

/**
 * The target that `CONTRACT_TARGET` names; the stateful backend without it.
 * @throws when there is no target of that name
 */
export function readTargetName(env: NodeJS.ProcessEnv = process.env): TargetName {
  const { CONTRACT_TARGET: name = 'backend' } = env;
  if (isName(name)) return name;
  throw new Error(
    `There is no target "${name}". Give --target, or CONTRACT_TARGET, one of ${names.join(', ')}.`,
  );
}

function isName(name: string): name is TargetName {
  return names.includes(name);
}

/** The target of this run. */
export const targetName = readTargetName();
