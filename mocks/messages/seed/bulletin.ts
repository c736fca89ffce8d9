import { paragraphs } from '../../files/paragraphs';
import type { RowOf } from '../../world/db';

type Post = RowOf<'bulletinPost'>;

const zeleniGaj = {
  objavil: 'Upravljanje Zeleni Gaj d.o.o.',
  pripeto: false,
  priloge: [],
  id_slike: null,
};

/** Posts on the boards (pages.md P19 for building 0137; the others are invented). */
export const bulletinPosts: readonly Post[] = [
  {
    ...zeleniGaj,
    id_objave: 5521,
    objekt_sifra: '0137',
    naslov: 'Prekinitev dobave tople vode 25.11.2026 med 8. in 12. uro',
    vsebina:
      '<p>Zaradi zamenjave ventila bo v sredo, 25. novembra 2026, <strong>med 8. in 12. uro</strong> prekinjena dobava tople vode.</p><p>Prosimo:</p><ul><li>v tem času pustite pipe zaprte,</li><li>po 12. uri nekaj minut točite vodo, da se očisti.</li></ul><p>Za vprašanja pokličite <a href="tel:000111222">dežurno službo</a> ali poglejte med <a href="/izvajalci">izvajalce</a>.</p>',
    kategorija: 'dela',
    datum_objave: '2026-11-20T13:05:00+01:00',
    velja_do: '2026-11-26',
    pripeto: true,
    priloge: [771302],
  },
  {
    ...zeleniGaj,
    id_objave: 5518,
    objekt_sifra: '0137',
    naslov: 'Zbor etažnih lastnikov 03.12.2026',
    vsebina: paragraphs(
      'Zbor etažnih lastnikov bo v četrtek, 3. decembra 2026, ob 18. uri v pritličju stavbe. Vabila z dnevnim redom so prejeli vsi etažni lastniki.',
    ),
    kategorija: 'sestanek',
    datum_objave: '2026-11-18T10:20:00+01:00',
    velja_do: '2026-12-03',
  },
  {
    ...zeleniGaj,
    id_objave: 5502,
    objekt_sifra: '0137',
    naslov: 'Začetek zimske službe in posipanja dostopov',
    vsebina: paragraphs(
      'Od 15. novembra izvajamo zimsko službo. Ob sneženju prosimo, da vozil ne puščate pred vhodom.',
    ),
    kategorija: 'obvestilo',
    datum_objave: '2026-11-02T09:00:00+01:00',
    velja_do: '2027-03-31',
  },
  {
    ...zeleniGaj,
    id_objave: 5460,
    objekt_sifra: '0137',
    naslov: 'Čiščenje zračnikov 14.09.2026',
    vsebina: paragraphs(
      'V ponedeljek, 14. septembra 2026, bo izvajalec čistil zračnike na strehi.',
    ),
    kategorija: 'dela',
    datum_objave: '2026-09-07T08:30:00+02:00',
    velja_do: '2026-09-14',
  },
  ...[
    { id_objave: 5519, naslov: 'Letni pregled plinske napeljave', day: '2026-11-19' },
    { id_objave: 5511, naslov: 'Pravilno ločevanje odpadkov', day: '2026-11-12' },
    { id_objave: 5499, naslov: 'Nočni mir med 22. in 6. uro', day: '2026-10-28' },
  ].map(
    ({ id_objave, naslov, day }): Post => ({
      ...zeleniGaj,
      id_objave,
      naslov,
      objekt_sifra: '0291',
      vsebina: paragraphs(`${naslov}: podrobnosti so na voljo pri upravniku.`),
      kategorija: 'obvestilo',
      datum_objave: `${day}T09:00:00+01:00`,
      velja_do: null,
    }),
  ),
  {
    ...zeleniGaj,
    id_objave: 6102,
    objekt_sifra: '0044',
    objavil: 'Stanovanjski servis Breza d.o.o.',
    naslov: 'Popravilo vhodnih vrat',
    vsebina: paragraphs('Vhodna vrata bomo popravili v ponedeljek, 23. novembra 2026.'),
    kategorija: 'dela',
    datum_objave: '2026-11-17T11:15:00+01:00',
    velja_do: null,
  },
];

/** Posts that a payer has opened. */
export const readPosts: Readonly<Record<string, readonly number[]>> = {
  'zelenigaj/104217': [5502, 5460, 5519, 5511, 5499],
  'zelenigaj/118903': [5502],
};
