import type { JsonSchema } from '../checker/raw-document';
import { checkValue } from '../checker/schema-validator';

/** Told of one branch of a schema, by the place in the answer and what was met there. */
type Tell = (branch: string) => void;

const asSchema = (value: unknown): JsonSchema => Object(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function typesOf({ type }: JsonSchema): readonly string[] {
  return typeof type === 'string' ? [type] : (type ?? []);
}

/** The arm that is null is named like any other null. */
function armName(arm: JsonSchema, index: number): string {
  return arm.type === 'null' ? 'null' : `arm ${index + 1}`;
}

/** Whether a branch is a place in an answer that is null. */
export function isNullBranch(branch: string): boolean {
  return branch.endsWith(' is null');
}

/** Every branch that answers of a schema can take: null or not, enum member, arm of oneOf, empty list or not. */
export function branchesOf(schema: JsonSchema, tell: Tell, place = ''): void {
  if (typesOf(schema).includes('null') && typesOf(schema).length > 1) {
    tell(`${place} is null`);
    tell(`${place} is a value`);
  }
  for (const member of listOf(schema.enum)) tell(`${place} is ${JSON.stringify(member)}`);
  listOf(schema.oneOf).forEach((arm, index) => {
    tell(`${place} is ${armName(asSchema(arm), index)}`);
    branchesOf(asSchema(arm), tell, place);
  });
  if (typesOf(schema).includes('array')) {
    if (!schema.minItems) tell(`${place} is empty`);
    tell(`${place} has items`);
    branchesOf(asSchema(schema.items), tell, `${place}/*`);
  }
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (!schema.required?.includes(name)) {
      tell(`${place}/${name} is there`);
      tell(`${place}/${name} is left out`);
    }
    branchesOf(property, tell, `${place}/${name}`);
  }
}

/** The branches that one value took. */
export function branchesMet(schema: JsonSchema, value: unknown, tell: Tell, place = ''): void {
  if (typesOf(schema).includes('null') && typesOf(schema).length > 1) {
    tell(`${place} is ${value === null ? 'null' : 'a value'}`);
  }
  if (schema.enum !== undefined) tell(`${place} is ${JSON.stringify(value)}`);
  listOf(schema.oneOf).forEach((arm, index) => {
    if (checkValue(asSchema(arm), value).length > 0) return;
    tell(`${place} is ${armName(asSchema(arm), index)}`);
    branchesMet(asSchema(arm), value, tell, place);
  });
  if (Array.isArray(value)) {
    tell(`${place} ${value.length === 0 ? 'is empty' : 'has items'}`);
    for (const item of value) branchesMet(asSchema(schema.items), item, tell, `${place}/*`);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const given = new Map<string, unknown>(Object.entries(value));
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const optional = !schema.required?.includes(name);
    if (optional) tell(`${place}/${name} is ${given.has(name) ? 'there' : 'left out'}`);
    if (given.has(name)) branchesMet(property, given.get(name), tell, `${place}/${name}`);
  }
}
