import { useId } from 'react';
import { billText, sampleBill } from '../text/bill';
import './bill-picture.css';

/** Stands for words and figures that do not matter here: where each bar begins, and how wide it is. */
const bars = [
  // The manager, and the payer's name and address.
  { x: 36, y: 18, width: 52 },
  { x: 36, y: 26, width: 36 },
  { x: 112, y: 34, width: 74 },
  { x: 112, y: 42, width: 58 },
  // What was charged, with its amounts, and the sum.
  ...[122, 134, 146].flatMap((y, row) => [
    { x: 14, y, width: [86, 104, 70][row] ?? 0 },
    { x: 192, y, width: 30 },
  ]),
  { x: 178, y: 164, width: 44 },
  // The form for payment below the line to tear along.
  ...[232, 242, 252, 262].map((y, row) => ({ x: 14, y, width: [58, 44, 58, 36][row] ?? 0 })),
  ...[232, 242, 252, 262].map((y, row) => ({ x: 136, y, width: [86, 62, 86, 48][row] ?? 0 })),
];

/** A QR code as it looks from afar: its dark squares, row by row. */
const qrCode = ['###.###', '#.#.#.#', '###.###', '..#.#..', '###.#.#', '#.#.##.', '###..##']
  .flatMap((row, y) =>
    [...row].map((cell, x) => (cell === '#' ? `M${86 + x * 5} ${232 + y * 5}h5v5h-5z` : '')),
  )
  .join('');

/** A drawn bill on which the payer code and the bill password are marked by numbers, and what each number means. */
export function BillPicture() {
  const title = useId();
  return (
    <figure className="bill">
      <svg viewBox="0 0 236 282" role="img" aria-labelledby={title}>
        <title id={title}>{billText.picture}</title>
        <rect className="bill__paper" x="0.5" y="0.5" width="235" height="281" rx="5" />
        <rect className="bill__mark" x="14" y="14" width="16" height="16" rx="4" />
        {bars.map(({ x, y, width }) => (
          <rect key={`${x} ${y}`} className="bill__bar" {...{ x, y, width }} height="4" rx="2" />
        ))}

        <rect className="bill__block" x="104" y="10" width="122" height="86" rx="4" />
        <text x="112" y="27">
          {billText.payer}
        </text>
        <Marked number={1} x={108} y={52} width={114} label={billText.code}>
          {sampleBill.code}
        </Marked>

        <text className="bill__heading" x="14" y="112">
          {billText.bill}
        </text>
        <path className="bill__line" d="M14 156h208" />
        <Marked number={2} x={10} y={176} width={136} label={billText.password}>
          {sampleBill.password}
        </Marked>

        <path className="bill__tear" d="M1 224h234" />
        <path className="bill__ink" d={qrCode} />
      </svg>
      <figcaption className="bill__legend">
        <ul>
          <li>
            <span className="bill__number">1</span>
            <span>
              <strong>{billText.code}</strong>: {billText.codeHint}
            </span>
          </li>
          <li>
            <span className="bill__number">2</span>
            <span>
              <strong>{billText.password}</strong>: {billText.passwordHint}
            </span>
          </li>
        </ul>
        <p className="bill__note">{billText.differs}</p>
      </figcaption>
    </figure>
  );
}

interface MarkedProps {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly label: string;
  readonly children: string;
}

/** A framed place on the bill: its label, its value, and the number that the legend tells of. */
function Marked({ number, x, y, width, label, children }: MarkedProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="bill__frame" width={width} height="40" rx="5" />
      <circle className="bill__dot" cx={width - 14} cy="20" r="9.5" />
      <text className="bill__digit" x={width - 14} y="24.5">
        {number}
      </text>
      <text x="8" y="15">
        {label}
      </text>
      <text className="bill__value" x="8" y="32">
        {children}
      </text>
    </g>
  );
}
