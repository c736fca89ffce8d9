import type { Content } from 'pdfmake/interfaces';
import type { UpnPayment } from '../../src/api/schema';
import { dayOf } from '../files/document-words';
import { SIDE, upnRuns } from './upn-code';

/** Where the slip begins on an A4 page, in points: the form is 99 mm high. */
export const SLIP_TOP = 561;

const RED = '#c8502e';
/** Points of a side of the code with its quiet zone of 4 modules: 36 mm. */
const CODE = 102;

interface Field {
  readonly label: string;
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A box with its label above and its text inside. */
function field({ label, lines, x, y, width }: Field): Content[] {
  const height = 6 + lines.length * 11;
  const top = SLIP_TOP + y;
  const line = (text: string, index: number): Content => ({
    text,
    fontSize: text.length * 4 > width - 8 ? 6.5 : 8,
    absolutePosition: { x: x + 4, y: top + 4 + index * 11 },
  });
  return [
    { text: label, fontSize: 6, color: RED, absolutePosition: { x, y: top - 8 } },
    {
      canvas: [{ type: 'rect', x: 0, y: 0, w: width, h: height, lineColor: RED, lineWidth: 0.5 }],
      absolutePosition: { x, y: top },
    },
    ...lines.map(line),
  ];
}

/** The amount as the form writes it (pages.md C5.2). */
function slipAmount(amount: number): string {
  return `***${amount.toFixed(2).replace('.', ',')}`;
}

/** Groups of four, as an account is written; a reference after its model. */
const grouped = (iban: string) => iban.replace(/.{4}(?=.)/g, '$& ');
const spaced = (reference: string) => `${reference.slice(0, 4)} ${reference.slice(4)}`;

/** The payment form at the foot of a bill: receipt, order and UPN QR code (pages.md C5). */
export function upnSlip(upn: UpnPayment): Content[] {
  const payer = [upn.placnik_naziv, upn.placnik_naslov, upn.placnik_kraj];
  const payee = [upn.prejemnik_naziv, upn.prejemnik_naslov, upn.prejemnik_kraj];
  const due = upn.rok_placila === null ? '' : dayOf(upn.rok_placila);
  const amount = slipAmount(upn.znesek);
  const [account, reference] = [grouped(upn.iban), spaced(upn.referenca)];
  const unit = CODE / (SIDE + 8);
  const [left, right, wide] = [14, 184, 290];
  const beside = right + CODE + 12;
  return [
    {
      canvas: [
        { type: 'line', x1: 0, y1: 0, x2: 595, y2: 0, dash: { length: 3 }, lineColor: '#888888' },
        {
          type: 'line',
          x1: 170,
          y1: 0,
          x2: 170,
          y2: 281,
          dash: { length: 3 },
          lineColor: '#888888',
        },
      ],
      absolutePosition: { x: 0, y: SLIP_TOP },
    },
    {
      text: 'POTRDILO',
      fontSize: 8,
      bold: true,
      color: RED,
      absolutePosition: { x: left, y: SLIP_TOP + 8 },
    },
    {
      text: 'UPN QR',
      fontSize: 8,
      bold: true,
      color: RED,
      absolutePosition: { x: 520, y: SLIP_TOP + 8 },
    },
    ...field({ label: 'Plačnik', lines: payer, x: left, y: 34, width: 142 }),
    ...field({
      label: 'Namen in rok plačila',
      lines: [upn.namen, due],
      x: left,
      y: 90,
      width: 142,
    }),
    ...field({ label: 'Znesek EUR', lines: [amount], x: left, y: 134, width: 142 }),
    ...field({
      label: 'IBAN in referenca prejemnika',
      lines: [account, reference],
      x: left,
      y: 168,
      width: 142,
    }),
    ...field({ label: 'Prejemnik', lines: payee, x: left, y: 214, width: 142 }),
    {
      canvas: upnRuns(upn).map(({ x, y, length }) => ({
        type: 'rect' as const,
        x: (x + 4) * unit,
        y: (y + 4) * unit,
        w: length * unit,
        h: unit,
        color: 'black',
        lineWidth: 0,
      })),
      absolutePosition: { x: right, y: SLIP_TOP + 18 },
    },
    ...field({
      label: 'Ime, ulica in kraj plačnika',
      lines: payer,
      x: beside,
      y: 34,
      width: wide - 10,
    }),
    ...field({ label: 'Znesek EUR', lines: [amount], x: beside, y: 94, width: 110 }),
    ...field({ label: 'Rok plačila', lines: [due], x: beside + 122, y: 94, width: 80 }),
    ...field({ label: 'Koda namena', lines: [upn.koda_namena], x: right, y: 134, width: 50 }),
    ...field({ label: 'Namen plačila', lines: [upn.namen], x: right + 62, y: 134, width: 332 }),
    ...field({ label: 'IBAN prejemnika', lines: [account], x: right, y: 170, width: 190 }),
    ...field({
      label: 'Referenca prejemnika',
      lines: [reference],
      x: right + 202,
      y: 170,
      width: 192,
    }),
    ...field({
      label: 'Ime, ulica in kraj prejemnika',
      lines: payee,
      x: right,
      y: 214,
      width: 394,
    }),
  ];
}
