import { paragraphs } from '../files/paragraphs';
import type { RowOf } from '../world/db';
import { dayBack, momentOf, periodBack } from './days';
import { longText } from './names';
import { createRandom } from './random';

type Notification = RowOf<'notification'>;
type Post = RowOf<'bulletinPost'>;

/** Ids of generated posts begin above those of the demo world. */
const firstPost = 2_000_001;

/** The notifications to generate. */
interface NotificationPlan {
  readonly payer: string;
  readonly count: number;
  readonly firstId: number;
  readonly attachment: number | null;
}

/** Eight years. */
const span = 2900;

const subjects: readonly (readonly [Notification['vrsta'], string, Notification['stran']])[] = [
  ['obracun', 'Nov obračun za obdobje', '/redni-obracun'],
  ['obracun', 'Nov obračun rezervnega sklada za obdobje', '/obracun-rezervni-sklad'],
  ['opomin', 'Opomnik: ni v celoti poravnan obračun za obdobje', '/odprte-postavke'],
  ['sestanek', 'Vabilo na zbor etažnih lastnikov', null],
  ['dela', 'Prekinitev dobave vode zaradi vzdrževalnih del', null],
  ['dokument', 'Nov dokument upravnika', '/dokumenti-upravnika'],
  ['splosno', 'Obvestilo upravnika', null],
];

/**
 * Notifications over eight years, the newest with the highest id. Some of the last year are unread.
 * @param plan their payer, the lowest id, and a document that some of them have attached
 */
export function generateNotifications(
  { payer, count, firstId, attachment }: NotificationPlan,
  seed: number,
): readonly Notification[] {
  const random = createRandom(seed, `notifications of ${payer}`);
  return Array.from({ length: count }, (_, back) => {
    const days = Math.floor((back * span) / Math.max(count, 1));
    const day = dayBack(days);
    const [vrsta, subject, stran] = random.pick(subjects);
    const naslov = subject.endsWith('obdobje')
      ? `${subject} ${periodBack(Math.floor(days / 30))
          .split('-')
          .reverse()
          .join('/')}`
      : subject;
    const isUnread = back === 0 || (days < 365 && random.chance(0.3));
    return {
      id_obvestila: firstId + count - 1 - back,
      payer,
      naslov: random.chance(0.02) ? longText(naslov, 200) : naslov,
      vsebina: paragraphs(
        `Spoštovani,\n\n${naslov}. Podrobnosti so na portalu.\n\nLep pozdrav, vaš upravnik`,
      ),
      vrsta,
      datum: momentOf(day, '08:00'),
      datum_branja: isUnread ? null : momentOf(day, random.pick(['09:15', '17:41', '22:03'])),
      pomembno: random.chance(0.05),
      stran,
      id_vlozisca: null,
      priloge: attachment !== null && random.chance(0.1) ? [attachment] : [],
    };
  });
}

const topics: readonly (readonly [Post['kategorija'], string])[] = [
  ['nujno', 'Okvara dvigala v stopnišču'],
  ['dela', 'Čiščenje žlebov in zračnikov'],
  ['sestanek', 'Zbor etažnih lastnikov'],
  ['obvestilo', 'Začetek kurilne sezone'],
  ['hisni_red', 'Nočni mir in uporaba skupnih prostorov'],
];

/** The text of a post, repeated to the 10,000 characters that the contract allows. */
const paragraph =
  'Prosimo, da pred deli z vhoda umaknete kolesa in vozičke ter zaprete okna na stopnišču. Če bo deževalo, bo izvajalec prišel dan pozneje. Za vprašanja je na voljo hišnik, ob delavnikih med 7. in 15. uro.\n\n';

/** Posts on the board of a building, of the length in threats.md's data set L. */
export function generatePosts(
  objekt_sifra: string,
  objavil: string,
  count: number,
  seed: number,
): readonly Post[] {
  const random = createRandom(seed, `posts of ${objekt_sifra}`);
  return Array.from({ length: count }, (_, back) => {
    const days = Math.floor((back * span) / Math.max(count, 1));
    const [kategorija, naslov] = random.pick(topics);
    return {
      id_objave: firstPost + count - 1 - back,
      objekt_sifra,
      naslov: random.chance(0.02) ? longText(naslov, 200) : naslov,
      vsebina: paragraphs(`${naslov}.\n\n${paragraph.repeat(60)}`.slice(0, 9_000)),
      kategorija,
      objavil,
      datum_objave: momentOf(dayBack(days), '10:30'),
      velja_do: random.pick([null, dayBack(days - 14)]),
      pripeto: random.chance(0.01),
      priloge: [],
      id_slike: null,
    };
  });
}

/** The posts that a payer has opened, six in ten. */
export function generateReads(
  payer: string,
  posts: readonly Post[],
  seed: number,
): readonly RowOf<'bulletinRead'>[] {
  const random = createRandom(seed, `reads of ${payer}`);
  return posts
    .filter(() => random.chance(0.6))
    .map(({ id_objave }) => ({ key: `${payer}/${id_objave}`, payer, id_objave }));
}
