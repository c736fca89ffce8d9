import { useId } from 'react';
import { billText, sampleBill } from '../../text/bills/bill';
import './bill-picture.css';

/** Placeholders for the other text of a bill. */
const bars = [
  // The manager, the kind and number of the bill, the payer's name and address.
  { x: 36, y: 16, width: 52 },
  { x: 36, y: 25, width: 36 },
  { x: 14, y: 80, width: 64 },
  { x: 114, y: 36, width: 74 },
  { x: 114, y: 44, width: 58 },
  // The items with their amounts, and the sum.
  ...[114, 126, 138].flatMap((y, row) => [
    { x: 14, y, width: [86, 104, 70][row] ?? 0 },
    { x: 192, y, width: 30 },
  ]),
  { x: 178, y: 156, width: 44 },
  // The payment slip below the tear line.
  ...[235, 246, 257, 268].flatMap((y, row) => [
    { x: 14, y, width: [58, 44, 58, 36][row] ?? 0 },
    { x: 140, y, width: [82, 60, 82, 48][row] ?? 0 },
  ]),
];

/** The dark squares of an illustrative QR code. */
const qrCode = [
  '#####.#.#####',
  '#...#..##...#',
  '#.#.#.#.#.#.#',
  '#...#.#.#...#',
  '#####.#.#####',
  '.....##......',
  '#.##.#.##.#.#',
  '......##.#.#.',
  '#####.#..##.#',
  '#...#..#.##..',
  '#.#.#.##.#..#',
  '#...#.#..##.#',
  '#####..#.#.##',
]
  .flatMap((row, y) => [...row].map((cell, x) => (cell === '#' ? `M${x} ${y}h1v1h-1z` : '')))
  .join('');

// In the colour of the text, which a browser replaces in forced-colors mode.
const line = { fill: 'none', stroke: 'currentColor', strokeOpacity: 0.5 } as const;
const grey = { fill: 'currentColor', fillOpacity: 0.15 } as const;
const small = { fill: 'currentColor', fillOpacity: 0.75, fontSize: 11.5 } as const;
const strong = { fill: 'currentColor', fontSize: 13, fontWeight: 600 } as const;

/** A drawing of a bill with numbers at the payer code and the bill password, and a legend. */
export function BillPicture() {
  const title = useId();
  return (
    <figure className="bill">
      <svg viewBox="0 0 236 282" role="img" aria-labelledby={title}>
        <title id={title}>{billText.picture}</title>
        <rect {...line} x="0.5" y="0.5" width="235" height="281" rx="5" />
        <rect {...grey} x="14" y="14" width="16" height="16" rx="4" />
        {bars.map(({ x, y, width }) => (
          <rect key={`${x} ${y}`} {...grey} {...{ x, y, width }} height="4" rx="2" />
        ))}

        <rect {...line} strokeOpacity={0.2} x="104" y="10" width="122" height="90" rx="5" />
        <text {...small} x="114" y="27">
          {billText.payer}
        </text>
        <NumberedPlace number={1} x={108} y={56} width={114} label={billText.code}>
          {sampleBill.code}
        </NumberedPlace>

        <text {...strong} x="14" y="70">
          {billText.bill}
        </text>
        <path {...line} strokeOpacity={0.2} d="M14 149h208" />
        <NumberedPlace number={2} x={10} y={172} width={148} label={billText.password}>
          {sampleBill.password}
        </NumberedPlace>

        <path {...line} strokeDasharray="4 3" d="M1 224h234" />
        <path
          fill="currentColor"
          fillOpacity={0.65}
          transform="translate(86 232) scale(3.2)"
          d={qrCode}
        />
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

interface NumberedPlaceProps {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly label: string;
  readonly children: string;
}

/** A framed place on the bill: its label, its value and its number in the legend. */
function NumberedPlace({ number, x, y, width, label, children }: NumberedPlaceProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="bill__frame" width={width} height="40" rx="5" strokeWidth={1.5} />
      <circle className="bill__dot" cx={width - 15} cy="20" r="9.5" />
      <text {...strong} className="bill__digit" textAnchor="middle" x={width - 15} y="24.5">
        {number}
      </text>
      <text {...small} x="6" y="15">
        {label}
      </text>
      <text {...strong} letterSpacing="0.04em" x="6" y="32">
        {children}
      </text>
    </g>
  );
}
