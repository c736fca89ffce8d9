import type { Column, Content } from 'pdfmake/interfaces';
import { documentHead, documentPage, factTable, GREY } from '../billing/document-parts';
import { dayOf, euro } from '../files/document-words';
import { makePdf } from '../files/make-pdf';
import type { Caller } from '../server/context';
import type { Db, RowOf } from '../world/db';
import { proposalsOf } from './decision-answer';
import { partiesOf, unitRows } from './decision-parties';
import { majorityWords, plainText } from './document-words';
import { ownPart } from './own-part';

/** A box to mark. A new one each time, because pdfmake changes what it lays out. */
const box = (): Column => ({
  width: 14,
  canvas: [{ type: 'rect', x: 0, y: 0, w: 10, h: 10, lineWidth: 0.6 }],
});

/** What a signature is for, and the two boxes of which the owner marks one. */
function proposalPart(proposal: RowOf<'proposal'>): Content {
  const { zap_st, besedilo, obrazlozitev, ocena_stroska } = proposal;
  const cost = ocena_stroska === null ? [] : [`Ocena stroška: ${euro(ocena_stroska / 100)}`];
  return {
    unbreakable: true,
    margin: [0, 0, 0, 12],
    stack: [
      { text: `${zap_st}. ${besedilo}`, bold: true, fontSize: 12 },
      ...(obrazlozitev === null ? [] : [{ text: plainText(obrazlozitev), margin: 2 }]),
      ...cost,
      { text: majorityWords(proposal), color: GREY },
      {
        columns: [box(), { text: 'ZA', width: 60 }, box(), { text: 'PROTI', width: 60 }],
        margin: [0, 4, 0, 0],
      },
    ],
  };
}

function lineFor(label: string): Content {
  const line = { type: 'line', x1: 0, y1: 24, x2: 220, y2: 24, lineWidth: 0.6 } as const;
  return { stack: [{ canvas: [line] }, { text: label, color: GREY, margin: [0, 2, 0, 0] }] };
}

/** The list to sign, filled in for one owner (pages.md P30): proposals, reasons, majority, units and shares. */
export function ballotDocument(
  db: Db,
  caller: Caller,
  row: RowOf<'decision'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { naziv, id_odlocitve, sklicano, konec, imenovalec } = row;
  const { enote, delez_stevec } = ownPart(db, row, caller.payer);
  const title = `Podpisna listina: ${naziv}`;
  const end = konec === null ? 'treh mesecev po prvem podpisu' : dayOf(konec.slice(0, 10));
  const facts = [
    [
      ['Številka', String(id_odlocitve)],
      ['Šifra plačnika', caller.payer.code_payer],
    ],
    [
      ['Datum', dayOf(sklicano)],
      ['Podpisi do', end],
    ],
  ] as const;
  const total = imenovalec === null ? '/' : `${delez_stevec} / ${imenovalec}`;
  const open = proposalsOf(db, row).filter(({ umaknjen }) => !umaknjen);
  return makePdf(
    {
      ...documentPage,
      defaultStyle: { fontSize: 10 },
      info: { title },
      content: [
        ...documentHead(partiesOf(db, caller), title, facts, 'Etažni lastnik'),
        ...open.map(proposalPart),
        { text: 'Enote in deleži', bold: true, margin: [0, 4, 0, 4] },
        factTable([...unitRows(db, enote, imenovalec), ['Skupaj', total]]),
        {
          columns: [lineFor('Datum podpisa'), lineFor('Podpis')],
          margin: [0, 30, 0, 0],
          unbreakable: true,
        },
      ],
    },
    sklicano,
  );
}
