import { expect, it } from 'vitest';
import { deprecationHeaders } from '../checker/deprecation';
import { deprecationNotes } from './deprecation-note';
import { groupByOperation, reportText } from './report';

const stays = { id: 'getReadings', deprecation: undefined };
const ends = { id: 'getReadings', deprecation: { since: '2026-12-01', sunset: '2027-06-30' } };

it('an operation that stays has no note', () => {
  expect(deprecationNotes(stays, 200, new Headers())).toEqual([]);
});

it('a deprecated operation is a note with its end, from the description or the headers', () => {
  const note = 'getReadings 200 operation: is deprecated since 2026-12-01 and ends on 2027-06-30';
  expect(deprecationNotes(ends, 200, new Headers())).toEqual([note]);
  expect(deprecationNotes(stays, 200, new Headers(deprecationHeaders(ends)))).toEqual([note]);
  const noEnd = new Headers({ Deprecation: '@1796083200' });
  expect(deprecationNotes(stays, 200, noEnd)).toEqual([
    'getReadings 200 operation: is deprecated since 2026-12-01 and has no date of its end',
  ]);
});

it('the report has it among the notes, and nothing fails', () => {
  const notes = deprecationNotes(ends, 200, new Headers());
  const check = { operation: 'getReadings', name: 'answers', outcome: 'passed', notes } as const;
  const text = reportText(groupByOperation(['getReadings'], [check]));
  expect(text).toContain('NOTES: nothing to mend');
  expect(text).toContain('operation: is deprecated since 2026-12-01 and ends on 2027-06-30');
  expect(text).toContain('0 not met');
});
