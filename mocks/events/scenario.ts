import type { BuildingEvent } from '../../src/api/schema';
import type { Db, RowOf } from '../world/db';
import { plainEvent } from './seed/events';

type Event = RowOf<'buildingEvent'>;
/** The moment so many minutes after the scenario has begun. */
type At = (minute: number) => string;

/** An event that has changed, and the text of its notification. */
interface News {
  readonly event: Event;
  readonly text: string;
}

interface Step {
  readonly minute: number;
  happens(db: Db, at: At): News;
}

const OUTAGE = 7120;

const begins: Step = {
  minute: 1,
  happens: (db, at) => {
    const text = 'Zaradi okvare na dovodu v stavbi ni vode. Zaprite pipe.';
    const event = db.buildingEvent.create({
      ...plainEvent,
      id_dogodka: OUTAGE,
      vrsta: 'izpad',
      panoga: 'voda',
      naziv: 'V stavbi ni vode',
      zacetek: at(1),
      predviden_konec: at(3),
      konca_sam: false,
      nujnost: 'nujno',
      velja_do: at(60),
      kaj_storiti: 'Zaprite pipe in ventile pralnih strojev.',
      izvajalec: 'Vodoinstalacije Kaplja s.p.',
    });
    return { event, text };
  },
};

/** After minute 3 the outage is late. */
const steps: readonly Step[] = [
  begins,
  { minute: 2, happens: (db, at) => changed(db, 7109, at(2), 'Dela gredo po načrtu.') },
  {
    minute: 2,
    happens: (db, at) => {
      const times = {
        zacetek: '2026-11-30T10:00:00+01:00',
        predviden_konec: '2026-11-30T12:00:00+01:00',
      };
      return changed(db, 7102, at(2), 'Pregled bo uro pozneje, od 10. do 12. ure.', times);
    },
  },
  {
    minute: 3,
    happens: (db, at) => {
      const times = { predviden_konec: '2026-11-24T15:00:00+01:00' };
      return changed(
        db,
        7107,
        at(3),
        'Novi konec del je torek, 24. novembra 2026, ob 15. uri.',
        times,
      );
    },
  },
  {
    minute: 4,
    happens: (db, at) => changed(db, OUTAGE, at(4), 'Popravilo traja dlje. Monter menja ventil.'),
  },
  {
    minute: 6,
    happens: (db, at) =>
      changed(db, OUTAGE, at(6), 'Voda spet teče. Najprej lahko priteče motna.', { konec: at(6) }),
  },
];

/** Changes an event and adds an update. */
function changed(
  db: Db,
  id: number,
  cas: string,
  besedilo: string,
  data: Partial<Event> = {},
): News {
  const where = { id_dogodka: { equals: id } };
  const before = db.buildingEvent.findFirst({ where, strict: true });
  const earlier: BuildingEvent['posodobitve'] = JSON.parse(before.posodobitve);
  const posodobitve = JSON.stringify([...earlier, { cas, besedilo }]);
  db.buildingEvent.update({
    where,
    data: { ...data, posodobitve, zaporedje: before.zaporedje + 1 },
  });
  return { event: db.buildingEvent.findFirst({ where, strict: true }), text: besedilo };
}

/** What happens in one building of the demo, in the order of time. */
export const scenario = { objekt_sifra: '0137', steps };
