import type { VoteReceipt } from '../../src/api/schema';
import { documentHead, documentPage, factTable, GREY } from '../billing/document-parts';
import { dayOf } from '../files/document-words';
import { makePdf } from '../files/make-pdf';
import type { Caller } from '../server/context';
import type { Db } from '../world/db';
import { partiesOf, unitRows } from './decision-parties';
import { choiceWords } from './document-words';

/** The receipt of a vote as a document with the same data (pages.md P30). */
export function receiptDocument(
  db: Db,
  caller: Caller,
  receipt: VoteReceipt,
): Promise<Uint8Array<ArrayBuffer>> {
  const title = 'Potrdilo o oddanem glasu';
  const { oddano_ob, delez_stevec, imenovalec } = receipt;
  const day = oddano_ob.slice(0, 10);
  const facts = [
    [
      ['Številka', receipt.st_potrdila],
      ['Odločanje', receipt.naziv],
    ],
    [
      ['Oddano', `${dayOf(day)}, ${oddano_ob.slice(11, 16)}`],
      ['Način', 'na portalu'],
    ],
  ] as const;
  return makePdf(
    {
      ...documentPage,
      defaultStyle: { fontSize: 10 },
      info: { title },
      content: [
        ...documentHead(partiesOf(db, caller), title, facts, 'Etažni lastnik'),
        factTable(
          receipt.glasovi.map(({ zap_st, besedilo, glas }) => [
            `${zap_st}. ${besedilo}`,
            choiceWords[glas],
          ]),
        ),
        { text: 'Delež, s katerim je glasovano', bold: true, margin: [0, 12, 0, 4] },
        factTable([
          ...unitRows(db, receipt.enote, imenovalec),
          ['Skupaj', `${delez_stevec} / ${imenovalec}`],
        ]),
        { text: 'Kontrolna vsota (SHA-256)', color: GREY, margin: [0, 14, 0, 2] },
        receipt.kontrolna_vsota,
      ],
    },
    day,
  );
}
