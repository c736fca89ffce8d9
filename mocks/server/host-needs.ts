import { bodyLimit } from '../../contract/checker/body-limit';
import { loadOperations } from '../../contract/checker/description';

/** What a host in front of the API passes on for a call of the description. */
export interface HostNeed {
  readonly method: string;
  /** With made-up ids. */
  readonly path: string;
  /** The largest body in bytes. */
  readonly mostBytes: number;
  /** The headers that the call names. */
  readonly headers: readonly string[];
}

/** What the host passes on, for each call of the description. */
export async function hostNeeds(): Promise<readonly HostNeed[]> {
  const operations = await loadOperations();
  return operations.map((operation) => ({
    method: operation.method,
    path: operation.path.replace('{product}', 'portal').replaceAll(/\{\w+\}/g, '12'),
    mostBytes: bodyLimit(operation),
    headers: operation.parameters.filter((each) => each.in === 'header').map(({ name }) => name),
  }));
}
