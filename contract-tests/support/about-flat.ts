import type { Operation } from '../../contract/checker/description';
import { exampleRequest } from '../../contract/requests/example-request';
import type { Call } from '../../contract/requests/send-request';
import type { Backend } from '../../mocks/server/backend';
import { decisionRequest } from './decision-requests';
import { FLAT } from './handed-over';

/** The example of an operation, about the flat. */
export function aboutFlat(backend: Backend, operation: Operation): Call {
  const where = { inventarna_stevilka: { equals: FLAT } };
  const { id_dokumenta } = backend.db.heatMonth.findFirst({ where, strict: true });
  const ids: Readonly<Record<string, string>> = {
    id_dokumenta: String(id_dokumenta),
    inventarna_stevilka: FLAT,
    objekt_sifra: '0137',
    code_payer: '104217',
  };
  const parameters = operation.parameters.flatMap(({ name }) =>
    ids[name] === undefined ? [] : [[name, ids[name]] as const],
  );
  const request = operation.tags.includes('decisions')
    ? decisionRequest(backend, operation)
    : exampleRequest(operation, { parameters: Object.fromEntries(parameters) });
  const { json } = request;
  if (typeof json !== 'object' || json === null) return request;
  const about = (body: object) =>
    'inventarna_stevilka' in body ? { ...body, inventarna_stevilka: FLAT } : body;
  const whole = about(json);
  const polja = Object(whole).polja;
  return { ...request, json: polja ? { ...whole, polja: about(polja) } : whole };
}
