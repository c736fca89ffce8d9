import type { Content, TableCell } from 'pdfmake/interfaces';
import type { components } from '../../src/api/schema';
import { dayOf, euro, monthOf } from '../files/document-words';
import { makePdf } from '../files/make-pdf';
import type { Db, PayerRow } from '../world/db';
import { DEMO_TODAY } from '../world/demo-today';
import { groupWords } from './cost-words';
import {
  documentHead,
  documentPage,
  documentTotal,
  factTable,
  GREY,
  right,
  ruled,
} from './document-parts';

type AnnualStatement = components['schemas']['AnnualStatement'];
type Unit = AnnualStatement['enote'][number];

const number = (amount: number) => amount.toFixed(2);

function heading(text: string): Content {
  return { text, bold: true, fontSize: 11, margin: [0, 10, 0, 4] };
}

/** The year of a unit by kind of cost, and its months without a bill. */
function unitPart(unit: Unit): Content[] {
  const costs = unit.stroski.map((cost, at): TableCell[] => [
    unit.stroski[at - 1]?.skupina === cost.skupina ? '' : groupWords[cost.skupina],
    cost.vrsta_stroska,
    ...[cost.osnova, cost.ddv, cost.bremeni_lastnika, cost.bremeni_najemnika, cost.znesek].map(
      (amount) => right(number(amount)),
    ),
  ]);
  const bare = [unit.brez_specifikacije_lastnika, unit.brez_specifikacije_najemnika] as const;
  const bareSum = bare[0] + bare[1];
  const sums = [unit.skupaj_lastnik, unit.skupaj_najemnik, unit.skupaj_znesek];
  const missing = unit.manjkajoci_meseci.map(monthOf).join(', ');
  const head = ['Skupina', 'Vrsta stroška', 'Osnova', 'DDV', 'Lastnik €', 'Najemnik €', 'Skupaj €'];
  return [
    heading(unit.naziv_enote),
    ruled(
      [92, '*', 46, 42, 50, 52, 50],
      [
        head.map((text, at) => ({ text, bold: true, alignment: at < 2 ? 'left' : 'right' })),
        ...costs,
        ...(bareSum === 0
          ? []
          : [
              [
                '',
                'Brez specifikacije',
                '',
                '',
                ...[...bare, bareSum].map((a) => right(number(a))),
              ],
            ]),
        [
          { text: 'Skupaj', bold: true, colSpan: 4 },
          '',
          '',
          '',
          ...sums.map((amount) => right(number(amount), true)),
        ],
      ],
    ),
    ...(missing === '' ? [] : [{ text: `Brez obračuna: ${missing}`, color: GREY }]),
  ];
}

/** The balance of a fund over the year. */
function fundPart(fund: AnnualStatement['skladi'][number]): Content[] {
  return [
    heading(`Rezervni sklad, ${fund.naziv}, na dan ${dayOf(fund.datum_stanja)}`),
    factTable([
      ['Začetno stanje', euro(fund.zacetno_stanje)],
      ['+ Vplačano', euro(fund.vplacano)],
      ['+ Obresti', euro(fund.obresti)],
      ['+ Drugi promet', euro(fund.drugi_promet)],
      ['− Poraba', euro(fund.poraba)],
      ['− Stroški banke', euro(fund.stroski_banke)],
      ['= Končno stanje', euro(fund.koncno_stanje)],
      ['Vaša vplačila v letu', euro(fund.moje_vplacano_leto)],
    ]),
  ];
}

/**
 * An annual statement as a document with the same numbers, laid out like a bill (pages.md P16).
 * @throws when the payer's user or manager does not exist
 */
export function annualPdf(
  db: Db,
  payer: PayerRow,
  statement: AnnualStatement,
): Promise<Uint8Array<ArrayBuffer>> {
  const strict = true;
  const of = { manager: { equals: payer.manager } };
  const sides = {
    manager: db.manager.findFirst({ where: of, strict }),
    contact: db.managerContact.findFirst({ where: of }),
    user: db.user.findFirst({ where: { id: { equals: payer.user_id } }, strict }),
  };
  const title = `Letni pregled ${statement.leto}`;
  return makePdf(
    {
      ...documentPage,
      info: { title },
      content: [
        ...documentHead(sides, title, [
          [['Šifra plačnika', statement.code_payer]],
          [['Izdelano', dayOf(DEMO_TODAY)]],
        ]),
        ...statement.enote.flatMap(unitPart),
        ...statement.skladi.flatMap(fundPart),
        { text: ' ', fontSize: 4 },
        factTable([
          ['Skupaj lastnik', euro(statement.skupaj_lastnik)],
          ['Skupaj najemnik', euro(statement.skupaj_najemnik)],
        ]),
        documentTotal('Skupaj', euro(statement.skupaj_znesek)),
      ],
    },
    DEMO_TODAY,
  );
}
