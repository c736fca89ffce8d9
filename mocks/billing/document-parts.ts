import type { Content, ContentTable, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { RowOf } from '../world/db';

/** The colour of what is less important in a document. */
export const GREY = '#666666';

/** A cell aligned to the right, for numbers. */
export const right = (text: string, bold = false): TableCell => ({
  text,
  alignment: 'right',
  bold,
});

/** A table with thin lines between rows. */
export function ruled(
  widths: (string | number)[],
  body: TableCell[][],
  headerRows = 1,
): ContentTable {
  return {
    table: { widths, body, headerRows },
    layout: {
      hLineWidth: (row) => (row === 0 ? 0 : 0.4),
      hLineColor: () => '#cccccc',
      vLineWidth: () => 0,
      paddingTop: () => 1.5,
      paddingBottom: () => 1.5,
      paddingLeft: () => 2,
      paddingRight: () => 2,
    },
  };
}

/** Names with values: one row each. */
export function factTable(rows: readonly (readonly [string, string])[]): ContentTable {
  return ruled(
    ['*', 'auto'],
    rows.map(([label, value]) => [label, right(value)]),
    0,
  );
}

type Facts = readonly (readonly [label: string, value: string])[];

/** Who issues a document, and to whom. */
export interface Sides {
  readonly manager: RowOf<'manager'>;
  readonly contact: RowOf<'managerContact'> | null | undefined;
  readonly user: RowOf<'user'>;
}

/** The head of a document: issuer and addressee, the title, then its facts in two columns. */
export function documentHead(
  { manager, contact, user }: Sides,
  title: string,
  facts: readonly [Facts, Facts],
  role = 'Plačnik',
): Content[] {
  const reach = [contact?.telefon, contact?.e_posta].filter(Boolean).join(' · ');
  const fact = ([label, value]: Facts[number]): Content => ({
    columns: [{ text: label, width: 74, color: GREY }, value],
  });
  return [
    {
      columns: [
        [
          { text: manager.full_title, bold: true, fontSize: 11 },
          `${manager.naslov}, ${manager.kraj}`,
          { text: reach, color: GREY },
        ],
        [
          { text: role, color: GREY },
          { text: user.naziv_placnika, bold: true },
          `${user.naslov}, ${user.kraj}`,
        ],
      ],
    },
    { text: title, fontSize: 15, bold: true, margin: [0, 12, 0, 6] },
    { columns: facts.map((column) => column.map(fact)), margin: [0, 0, 0, 10] },
  ];
}

/** The last line of a document: its total. */
export const documentTotal = (label: string, amount: string): Content => ({
  columns: [
    { text: label, bold: true },
    { text: amount, bold: true, alignment: 'right' },
  ],
  fontSize: 12,
  margin: [0, 10, 0, 0],
});

/** The page of a document, with what is the same in all. */
export const documentPage: Omit<TDocumentDefinitions, 'content'> = {
  pageSize: 'A4',
  pageMargins: [36, 30, 36, 24],
  defaultStyle: { fontSize: 8 },
};
