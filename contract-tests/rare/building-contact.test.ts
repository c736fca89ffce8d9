/** Contact cards that the demo world lacks: a manager with little data, and companies without a number. */
import { expect, it } from 'vitest';
import type { ContactCard } from '../../src/api/schema';
import { rareWorld } from '../support/rare-world';
import { inProcess } from '../support/target';

type Card = ContactCard;

const world = rareWorld();
const manager = { manager: { equals: 'zelenigaj' } };

it.runIf(inProcess)(
  'the card of a manager with only a name has the name and no other data',
  async () => {
    world.db.managerContact.deleteMany({ where: manager });
    world.db.manager.update({ where: manager, data: { naslov: '', kraj: '' } });
    const { upravnik, dezurna_stevilka, ure } = await world.read<Card>('v2/contact_card');
    expect(upravnik).toEqual({
      naziv: 'Upravljanje Zeleni Gaj d.o.o.',
      telefon: null,
      e_posta: null,
      naslov: null,
      posta: null,
      uradne_ure: [],
      zaprto: [],
      spletna_stran: null,
    });
    expect([dezurna_stevilka, ure]).toEqual([null, null]);
  },
);

it.runIf(inProcess)(
  'a company without an emergency number has its usual one; one without any number is left out',
  async () => {
    const usual = { dezurni_telefon: null, telefon: '01 000 99 99', sklopi: [] };
    world.db.contractor.update({ where: { id_izvajalca: { equals: 41 } }, data: usual });
    const none = { dezurni_telefon: null, telefon: null };
    world.db.contractor.update({ where: { id_izvajalca: { equals: 42 } }, data: none });
    const { nujni } = await world.read<Card>('v2/contact_card?objekt_sifra=0137');
    expect(nujni.map(({ panoga, telefon, sklopi }) => [panoga, telefon, sklopi.length])).toEqual([
      ['Dvigala', '01 000 99 99', 0],
      ['Ogrevanje', '080 00 77', 2],
    ]);
  },
);
