import type { AnyStateNode } from 'xstate';
import { conditionText } from './conditions';
import { effectText } from './effects';
import { type Branch, type Reaction, reactionsOf, withDescendants } from './reactions';
import { aside, capital, code, joinVerbs, list } from './words';

/** A state's name; with the names around it where two states share one. */
export function stateName(node: AnyStateNode): string {
  const same = withDescendants(node.machine.root).filter(({ key }) => key === node.key);
  return `**${same.length > 1 ? node.path.join('.') : node.key}**`;
}

/** Actions as one phrase of verbs; empty when there are none. */
export function effectsText(
  node: AnyStateNode,
  actions: readonly unknown[],
  then?: string,
): string {
  const effects = actions.map((action) => effectText(node.machine, action));
  return list([...joinVerbs(effects), ...(then ? [then] : [])], 'and');
}

function movement(node: AnyStateNode, { targets, reenter }: Branch): string | undefined {
  if (!targets) return undefined;
  if (targets.includes(node)) return reenter ? 'begins anew' : undefined;
  const history = targets.find(({ type }) => type === 'history');
  if (history?.parent) return `goes back to where it was in ${stateName(history.parent)}`;
  return `goes to ${list(targets.map(stateName), 'and')}`;
}

function branchText(node: AnyStateNode, branch: Branch): string {
  const moves = movement(node, branch);
  if (branch.actions.length === 0 && !moves) return 'stays as it is';
  return effectsText(node, branch.actions, moves ?? 'stays');
}

function branchesText(node: AnyStateNode, branches: readonly Branch[]): string {
  const parts = branches.map((branch, index) => {
    const condition = conditionText(branch.guard, code);
    const when = [index > 0 ? 'otherwise' : '', condition ? `if ${condition}` : '']
      .filter(Boolean)
      .join(', ');
    const lead = when ? `${when}${condition ? ',' : ''} it` : 'it';
    const note = branch.description ? ` (${aside(branch.description)})` : '';
    return `${lead} ${branchText(node, branch)}${note}`;
  });
  const conditional = branches[0]?.guard !== undefined;
  return (conditional ? ', ' : ' ') + parts.join('; ');
}

function causesText(reactions: readonly Reaction[]): string {
  const onlyEvents = reactions.every(({ event }) => event !== undefined);
  if (!onlyEvents)
    return list(
      reactions.map(({ cause }) => cause),
      'or',
    );
  return `on ${list(
    reactions.map(({ event }) => code(event ?? '')),
    'or',
  )}`;
}

/** One sentence for each thing a state does; causes with the same outcome share one. */
export function sentencesOf(node: AnyStateNode): string[] {
  const byOutcome = new Map<string, Reaction[]>();
  for (const reaction of reactionsOf(node)) {
    const outcome = branchesText(node, reaction.branches);
    byOutcome.set(outcome, [...(byOutcome.get(outcome) ?? []), reaction]);
  }
  return [...byOutcome].map(
    ([outcome, reactions]) => `${capital(causesText(reactions))}${outcome}.`,
  );
}
