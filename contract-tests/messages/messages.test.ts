import { describe, expect, it } from 'vitest';
import { ask, tokenAt } from '../support/sessions';
import { inProcess, onMock, testServer } from '../support/target';

const server = testServer();

it.skipIf(onMock).for([
  { resident: 'Ana', context: 'zelenigaj/104217', unread: 2, bulletins: { '0137': 2, '0291': 0 } },
  { resident: 'Ana', context: 'zelenigaj/118903', unread: 0, bulletins: { '0137': 2 } },
  { resident: 'Ana', context: 'breza/5530', unread: 104, bulletins: { '0044': 1 } },
  { resident: 'Rok', context: 'zelenigaj/204511', unread: 5, bulletins: { '0291': 3 } },
] as const)('$resident at $context has the unread counts of the demo world', async (expected) => {
  const { resident, context, unread, bulletins } = expected;
  const token = await tokenAt(server.url, resident, context);
  const notifications = '/api/portal-user/v2/notifications/unread_num';
  expect(await ask(server.url, notifications, token)).toEqual({ unread_num: unread });
  for (const [building, count] of Object.entries(bulletins)) {
    const path = `/api/portal-user/v2/bulletin/unread_num/${building}`;
    expect(await ask(server.url, path, token), building).toBe(count);
  }
});

it.runIf(inProcess)(
  'no message about a new bill comes before the day on which it is issued',
  () => {
    const { db } = server.backend;
    const early = db.bill
      .findMany({ where: { sklad: { equals: 'redni' } } })
      .filter(({ payer, obdobje, datum_izdaje }) => {
        const [year, month] = obdobje.split('-');
        const naslov = { equals: `Nov obračun za obdobje ${month}/${year}` };
        const message = db.notification.findFirst({ where: { payer: { equals: payer }, naslov } });
        return message !== null && message.datum < datum_izdaje;
      });
    expect(early.map(({ st_dokumenta }) => st_dokumenta)).toEqual([]);
  },
);

describe.runIf(inProcess)('a count', () => {
  const changing = testServer();

  it('changes with the data at once', async () => {
    const token = await tokenAt(changing.url, 'Ana', 'zelenigaj/118903');
    const where = { id_obvestila: { equals: 30113 } };
    changing.backend.db.notification.update({ where, data: { datum_branja: null } });
    const path = '/api/portal-user/v2/notifications/unread_num';
    expect(await ask(changing.url, path, token)).toEqual({ unread_num: 1 });
  });
});
