import type { Content, TableCell } from 'pdfmake/interfaces';
import type { components } from '../../src/api/schema';
import { groupWords, keyWords } from './cost-words';
import { GREY, right, ruled } from './document-parts';

type Sums = Pick<
  components['schemas']['CostSpecification'],
  'postavke' | 'skupine' | 'rekapitulacija_ddv' | 'skupaj_osnova' | 'skupaj_ddv' | 'skupaj_znesek'
>;
type Line = Sums['postavke'][number];

const number = (amount: number) => amount.toFixed(2);

function lineRow(line: Line): TableCell[] {
  const share = `${keyWords[line.kljuc]} ${line.kolicina_enote} / ${line.kolicina_stavbe}`;
  return [
    {
      text: [
        line.vrsta_stroska,
        { text: `\n${line.dobavitelj}, ${line.st_racuna}`, fontSize: 6.5, color: GREY },
      ],
    },
    { text: share, color: GREY },
    right(number(line.znesek_racuna)),
    right(number(line.osnova)),
    right(line.stopnja_ddv === 0 ? '/' : `${line.stopnja_ddv} %`),
    right(number(line.ddv)),
    right(number(line.znesek)),
  ];
}

function groupRow({ skupina, osnova, ddv, znesek }: Sums['skupine'][number]): TableCell[] {
  return [
    { text: groupWords[skupina], bold: true, colSpan: 3 },
    '',
    '',
    right(number(osnova), true),
    '',
    right(number(ddv), true),
    right(number(znesek), true),
  ];
}

/** The lines of a regular bill by group, with the VAT by rate (pages.md P14). */
export function costTable(sums: Sums): Content[] {
  const head = [
    'Vrsta stroška',
    'Ključ: vi / stavba',
    'Stavba',
    'Osnova',
    'DDV',
    'DDV €',
    'Skupaj €',
  ];
  const rows = sums.skupine.flatMap((group) => [
    groupRow(group),
    ...sums.postavke.filter(({ skupina }) => skupina === group.skupina).map(lineRow),
  ]);
  const rates = sums.rekapitulacija_ddv.map(({ stopnja, osnova, ddv }) => [
    stopnja === 0 ? 'brez DDV' : `${stopnja} %`,
    right(number(osnova)),
    right(number(ddv)),
  ]);
  return [
    ruled(
      ['*', 112, 44, 40, 30, 34, 46],
      [
        head.map((text, at) => ({ text, bold: true, alignment: at < 2 ? 'left' : 'right' })),
        ...rows,
      ],
    ),
    {
      ...ruled([60, 60, 60], [['Stopnja DDV', right('Osnova €'), right('DDV €')], ...rates]),
      margin: [0, 8, 0, 0],
      color: GREY,
    },
  ];
}
