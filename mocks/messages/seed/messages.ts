import { paragraphs } from '../../files/paragraphs';
import type { Db, RowOf } from '../../world/db';
import { bulletinPosts, readPosts } from './bulletin';
import { monthlyNotifications } from './monthly-notifications';

type SeedNotification = Omit<RowOf<'notification'>, 'payer'>;

const plain = { datum_branja: null, pomembno: false, stran: null, id_vlozisca: null, priloge: [] };

/** Notifications by payer context (pages.md P11); those of `118903` and of Rok are invented. */
const notifications: Readonly<Record<string, readonly SeedNotification[]>> = {
  'zelenigaj/104217': [
    {
      ...plain,
      id_obvestila: 30114,
      naslov: 'Vabilo na zbor etažnih lastnikov, 03.12.2026 ob 18. uri',
      vsebina: paragraphs(
        'Vabimo vas na zbor etažnih lastnikov, ki bo v četrtek, 3. decembra 2026, ob 18. uri v pritličju stavbe.\n\nDnevni red je v prilogi. Če se zbora ne morete udeležiti, lahko za glasovanje pooblastite drugo osebo.',
      ),
      vrsta: 'sestanek',
      datum: '2026-11-18T10:20:00+01:00',
      pomembno: true,
      stran: '/odlocanje/9102',
      priloge: [771301],
    },
    {
      ...plain,
      id_obvestila: 30112,
      naslov: 'Nov obračun za obdobje 10/2026',
      vsebina: paragraphs(
        'Izdali smo redni obračun za obdobje 10/2026. Rok plačila je 30. november 2026.',
      ),
      vrsta: 'obracun',
      datum: '2026-11-11T07:00:00+01:00',
      stran: '/redni-obracun',
    },
    {
      ...plain,
      id_obvestila: 30110,
      naslov: 'Podatki o porabi energije za 10/2026',
      vsebina: paragraphs(
        'Na voljo so podatki o vaši porabi toplote in tople vode za 10/2026: poraba, cena, viri energije in primerjava z lani ob enakem vremenu.',
      ),
      vrsta: 'splosno',
      datum: '2026-11-11T06:30:00+01:00',
      datum_branja: '2026-11-11T18:20:00+01:00',
      stran: '/odcitki#poraba',
    },
    {
      ...plain,
      id_obvestila: 30115,
      naslov: 'Glasovanje o rezervnem skladu: vaš glas še ni oddan',
      vsebina: paragraphs(
        'Glasovanje o višjem prispevku v rezervni sklad je odprto do 2. februarja 2027. Vaš glas še ni oddan.',
      ),
      vrsta: 'splosno',
      datum: '2026-11-09T08:00:00+01:00',
      datum_branja: '2026-11-09T18:02:00+01:00',
      stran: '/odlocanje/9101',
    },
    {
      ...plain,
      id_obvestila: 30108,
      naslov: 'Opomnik: obračun 09/2026 ni v celoti poravnan',
      vsebina: paragraphs(
        'Po naših podatkih obračun za obdobje 09/2026 še ni v celoti poravnan. Če ste ga medtem že plačali, tega sporočila ne upoštevajte.',
      ),
      vrsta: 'opomin',
      datum: '2026-11-06T08:00:00+01:00',
      datum_branja: '2026-11-06T17:41:00+01:00',
      stran: '/odprte-postavke',
    },
    {
      ...plain,
      id_obvestila: 30091,
      naslov: 'Zbrane ponudbe za obnovo fasade',
      vsebina: paragraphs(
        'Zbrali smo ponudbe za obnovo fasade. Ogledate si jih lahko med dokumenti upravnika.',
      ),
      vrsta: 'dokument',
      datum: '2026-10-05T12:45:00+02:00',
      datum_branja: '2026-10-05T20:12:00+02:00',
      stran: '/dokumenti-upravnika/58240',
      id_vlozisca: 58240,
    },
  ],
  'zelenigaj/118903': [
    {
      ...plain,
      id_obvestila: 30113,
      naslov: 'Zimsko vzdrževanje dovoza do garaž',
      vsebina: paragraphs(
        'Od 1. decembra 2026 do 15. marca 2027 dovoz do garaž po sneženju plužimo in posipamo. Prosimo, da vozil ne puščate na dovozu.',
      ),
      vrsta: 'splosno',
      datum: '2026-11-11T07:00:00+01:00',
      datum_branja: '2026-11-12T18:05:00+01:00',
    },
  ],
  'zelenigaj/204511': monthlyNotifications(31000, 5, { '09/2026': '2026-10-12' }),
  'breza/5530': monthlyNotifications(32000, 104, {
    '09/2026': '2026-10-26',
    '08/2026': '2026-09-24',
  }),
};

/** Adds the notifications and the bulletin boards. */
export function seedMessages(db: Db): void {
  for (const [payer, rows] of Object.entries(notifications)) {
    for (const row of rows) db.notification.create({ ...row, payer });
  }
  for (const post of bulletinPosts) db.bulletinPost.create(post);
  for (const [payer, ids] of Object.entries(readPosts)) {
    for (const id_objave of ids) {
      db.bulletinRead.create({ key: `${payer}/${id_objave}`, payer, id_objave });
    }
  }
}
