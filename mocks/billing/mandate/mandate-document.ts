import type { Content } from 'pdfmake/interfaces';
import type { components } from '../../../src/api/schema';
import { makePdf } from '../../files/make-pdf';
import type { Db } from '../../world/db';
import { documentPage, factTable, GREY } from '../document-parts';
import { creditorOf, type MandateRow } from './delivery-answer';

type Address = components['schemas']['HandoverAddress'];

const inFours = (iban: string) => iban.replace(/.{4}(?=.)/g, '$& ');

const part = (title: string, rows: readonly (readonly [string, string])[]): Content => ({
  stack: [{ text: title, bold: true, margin: [0, 10, 0, 4] }, factTable(rows)],
});

const lineFor = (label: string): Content => ({
  stack: [
    { canvas: [{ type: 'line', x1: 0, y1: 24, x2: 220, y2: 24, lineWidth: 0.6 }] },
    { text: label, color: GREY, margin: [0, 2, 0, 0] },
  ],
});

/** The text of the core scheme, with the creditor's name in it. */
const coreText = (creditor: string): readonly string[] => [
  `S podpisom tega pooblastila dovoljujete (A) upniku ${creditor}, da vašemu ponudniku plačilnih storitev posreduje navodila za obremenitev vašega plačilnega računa, in (B) vašemu ponudniku plačilnih storitev, da vaš plačilni račun obremeni v skladu s temi navodili.`,
  'Od ponudnika plačilnih storitev imate pravico do povračila v skladu s splošnimi pogoji, ki jih imate z njim. Povračilo morate zahtevati v osmih tednih od dneva obremenitve.',
];

/** The paper of a mandate (pages.md P37): creditor, debtor, account, reference, the text of the core scheme, the signature. */
export function mandateDocument(
  db: Db,
  { referenca, imetnik, iban, ...row }: MandateRow,
  manager: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const creditor = creditorOf(db, manager);
  const address: Address = JSON.parse(row.naslov);
  const title = 'Pooblastilo za direktno obremenitev SEPA';
  const name = creditor?.naziv ?? '/';
  return makePdf(
    {
      ...documentPage,
      defaultStyle: { fontSize: 10 },
      info: { title },
      content: [
        { text: title, fontSize: 16, bold: true },
        { text: `Osnovna shema · referenca pooblastila ${referenca}`, color: GREY },
        part('Upnik', [
          ['Naziv', name],
          ['Naslov', creditor ? `${creditor.naslov}, ${creditor.kraj}` : '/'],
          ['Identifikator upnika', creditor?.identifikator ?? '/'],
        ]),
        part('Plačnik', [
          ['Imetnik računa', imetnik ?? '/'],
          ['Naslov', `${address.ulica ?? '/'} ${address.hisna_stevilka ?? ''}`.trim()],
          ['Pošta', `${address.postna_stevilka ?? ''} ${address.kraj ?? '/'}`.trim()],
          ['Šifra plačnika', row.payer.split('/')[1] ?? '/'],
          ['IBAN', iban === null ? '/' : inFours(iban)],
          ['Vrsta plačila', 'Ponavljajoče se plačilo'],
        ]),
        ...coreText(name).map((text): Content => ({ text, margin: [0, 12, 0, 0] })),
        {
          columns: [lineFor('Kraj in datum podpisa'), lineFor('Podpis imetnika računa')],
          margin: [0, 36, 0, 0],
          unbreakable: true,
        },
      ],
    },
    row.stanje_od.slice(0, 10),
  );
}
