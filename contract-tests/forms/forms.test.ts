/** The forms of P24 for a visitor who is not logged in. */
import { describe, expect, it } from 'vitest';
import type { Form } from '../../src/api/schema';
import { call } from '../support/call';
import { filledForms, formsPath, sendForm } from '../support/form-calls';
import { onMock, testServer } from '../support/target';

const server = testServer();

describe('a visitor', () => {
  it.skipIf(onMock)('gets the eleven forms of P24 and the PDFs that they name', async () => {
    const { status, json } = await call(server.url, { method: 'GET', path: formsPath });
    const forms = json as Form[];
    expect([status, forms.length]).toEqual([200, 11]);
    for (const { pot_pdf, velikost } of forms) {
      if (pot_pdf === null) continue;
      const answer = await call(server.url, { method: 'GET', path: pot_pdf });
      expect([answer.status, answer.body.length]).toEqual([200, velikost]);
      expect(answer.headers.get('content-disposition')).toMatch(
        /^attachment; filename="\w+\.pdf"$/,
      );
    }
  });

  it('cannot send a form', async () => {
    const answer = await sendForm(server.url, 'splosno_vprasanje', filledForms.splosno_vprasanje);
    expect(answer.status).toBe(401);
  });
});
