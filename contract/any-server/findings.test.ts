import { expect, test } from 'vitest';
import { note } from './findings';

test("an object's own value comes before those of its lists, whatever the order of its fields", () => {
  const findings = new Map<string, Set<string>>();
  note(findings, { upravniki: [{ code_payer: '5530' }], code_payer: '104217' });
  expect([...(findings.get('code_payer') ?? [])]).toEqual(['104217', '5530']);
});
