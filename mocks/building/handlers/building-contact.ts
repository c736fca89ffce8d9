import type { HttpHandler } from 'msw';
import type { ContactCard } from '../../../src/api/schema';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import type { Db } from '../../world/db';
import { buildingRole } from '../building-role';

type Card = ContactCard;

const slovenian = new Intl.Collator('sl');

/** Contacts: the manager of the session, and emergency contacts of one building. */
export function contactHandlers({ db, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get('/api/{product}-user/v2/contact_card', ({ request, query, response }) => {
      const { payer } = callerOf(request);
      const building = query.get('objekt_sifra');
      if (building !== null && !buildingRole(db, payer, building)) {
        return response(404).json({ code: 4 });
      }
      return response(200).json({ ...ofManager(db, payer.manager), ...ofBuilding(db, building) });
    }),
  ];
}

function ofManager(db: Db, key: string): Pick<Card, 'upravnik' | 'dezurna_stevilka' | 'ure'> {
  const where = { manager: { equals: key } };
  const { full_title, naslov, kraj } = db.manager.findFirst({ where, strict: true });
  const contact = db.managerContact.findFirst({ where });
  return {
    upravnik: {
      naziv: full_title,
      telefon: contact?.telefon ?? null,
      e_posta: contact?.e_posta ?? null,
      naslov: naslov || null,
      posta: kraj || null,
      uradne_ure: JSON.parse(contact?.uradne_ure ?? '[]'),
      zaprto: contact?.zaprto ?? [],
      spletna_stran: contact?.spletna_stran ?? null,
    },
    dezurna_stevilka: contact?.dezurna_stevilka ?? null,
    ure: contact?.ure ?? null,
  };
}

function ofBuilding(
  db: Db,
  building: string | null,
): Pick<Card, 'nujni' | 'navodila_html' | 'lokacije_zapornih_ventilov'> {
  if (building === null) return { nujni: [], navodila_html: null, lokacije_zapornih_ventilov: [] };
  const where = { objekt_sifra: { equals: building } };
  const help = db.buildingHelp.findFirst({ where });
  return {
    nujni: urgentIn(db, building),
    navodila_html: help?.navodila_html ?? null,
    lokacije_zapornih_ventilov: JSON.parse(help?.lokacije_zapornih_ventilov ?? '[]'),
  };
}

/** Emergency contacts by trade; entries without a number are left out. */
function urgentIn(db: Db, building: string): Card['nujni'] {
  const where = { objekt_sifra: { equals: building }, nujno: { equals: true } };
  return db.contractor
    .findMany({ where })
    .flatMap(({ dejavnost, naziv, dezurni_telefon, telefon, sklopi }) => {
      const number = dezurni_telefon ?? telefon;
      return number === null
        ? []
        : [{ panoga: dejavnost, izvajalec: naziv, telefon: number, sklopi }];
    })
    .sort(
      (a, b) =>
        slovenian.compare(a.panoga, b.panoga) || slovenian.compare(a.izvajalec, b.izvajalec),
    );
}
