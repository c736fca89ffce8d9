import type { JsonSchema } from '../checker/raw-document';
import { checkValue } from '../checker/schema-validator';

/** Called with one branch of a schema: the place in the answer, and the kind of value at that place. */
type Report = (branch: string) => void;

const asSchema = (value: unknown): JsonSchema => Object(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function typesOf({ type }: JsonSchema): readonly string[] {
  return typeof type === 'string' ? [type] : (type ?? []);
}

/** The name of a null, both of a null arm and of any other null. */
function armName(arm: JsonSchema, index: number): string {
  return arm.type === 'null' ? 'null' : `arm ${index + 1}`;
}

/** Whether a branch is a place in an answer that is null. */
export function isNullBranch(branch: string): boolean {
  return branch.endsWith(' is null');
}

/** Every branch that answers of a schema can take: null or not, enum member, arm of oneOf, empty list or not. */
export function branchesOf(schema: JsonSchema, report: Report, place = ''): void {
  if (typesOf(schema).includes('null') && typesOf(schema).length > 1) {
    report(`${place} is null`);
    report(`${place} is a value`);
  }
  for (const member of listOf(schema.enum)) report(`${place} is ${JSON.stringify(member)}`);
  listOf(schema.oneOf).forEach((arm, index) => {
    report(`${place} is ${armName(asSchema(arm), index)}`);
    branchesOf(asSchema(arm), report, place);
  });
  if (typesOf(schema).includes('array')) {
    if (!schema.minItems) report(`${place} is empty`);
    report(`${place} has items`);
    branchesOf(asSchema(schema.items), report, `${place}/*`);
  }
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (!schema.required?.includes(name)) {
      report(`${place}/${name} is there`);
      report(`${place}/${name} is left out`);
    }
    branchesOf(property, report, `${place}/${name}`);
  }
}

/** The branches of one value. */
export function branchesMet(schema: JsonSchema, value: unknown, report: Report, place = ''): void {
  if (typesOf(schema).includes('null') && typesOf(schema).length > 1) {
    report(`${place} is ${value === null ? 'null' : 'a value'}`);
  }
  if (schema.enum !== undefined) report(`${place} is ${JSON.stringify(value)}`);
  listOf(schema.oneOf).forEach((arm, index) => {
    if (checkValue(asSchema(arm), value).length > 0) return;
    report(`${place} is ${armName(asSchema(arm), index)}`);
    branchesMet(asSchema(arm), value, report, place);
  });
  if (Array.isArray(value)) {
    report(`${place} ${value.length === 0 ? 'is empty' : 'has items'}`);
    for (const item of value) branchesMet(asSchema(schema.items), item, report, `${place}/*`);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const given = new Map<string, unknown>(Object.entries(value));
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const optional = !schema.required?.includes(name);
    if (optional) report(`${place}/${name} is ${given.has(name) ? 'there' : 'left out'}`);
    if (given.has(name)) branchesMet(property, given.get(name), report, `${place}/${name}`);
  }
}
