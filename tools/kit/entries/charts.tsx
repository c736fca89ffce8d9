import { formatMoney } from '../../../src/domain/money/number';
import { BarChart } from '../../../src/ui/charts/bar-chart';
import { ShareChart } from '../../../src/ui/charts/share-chart';
import type { Entry } from '../entry';

const months = ['jan', 'feb', 'mar', 'apr', 'maj', 'jun', 'jul', 'avg', 'sep', 'okt'];
const values = [142, 138, 121, 96, 71, 60, 58, 61, 74, 124];
const points = months.map((month, index) => ({
  key: month,
  label: `${month} 2026`,
  tick: month,
  value: index === 4 ? null : (values[index] ?? 0),
  compared: (values[index] ?? 0) * 0.92,
  usual: 90 + index,
}));

const parts = [
  { key: '1', label: 'Ogrevanje', value: 61.2 },
  { key: '2', label: 'Voda', value: 24.1 },
  { key: '3', label: 'Rezervni sklad', value: 21.4 },
  { key: '4', label: 'Čiščenje', value: 18 },
];

/** Charts; each has its data as a table. */
export const charts: readonly Entry[] = [
  {
    name: 'Bar chart',
    files: [
      'charts/bar-chart',
      'charts/bar-legend',
      'charts/bar-lines',
      'charts/bar-words',
      'charts/chart-figure',
      'charts/chart-slider',
    ],
    use: 'Touch, pointer and arrow keys pick a month, whose values stand below. Lines have markers of different shapes.',
    states: {
      Default: () => (
        <BarChart
          caption="Stroški po mesecih"
          points={points}
          valueName="Letos"
          comparedName="Lani"
          usualName="Običajno"
          format={formatMoney}
        />
      ),
      'Bars only': () => (
        <BarChart caption="Samo stolpci" points={points} valueName="Letos" format={formatMoney} />
      ),
      Empty: () => (
        <BarChart caption="Brez podatkov" points={[]} valueName="Letos" format={formatMoney} />
      ),
    },
  },
  {
    name: 'Share chart',
    files: ['charts/share-chart'],
    use: 'A number links each segment with its line, so that colour is not needed.',
    states: {
      Default: () => <ShareChart caption="Delež stroškov" parts={parts} />,
      Empty: () => <ShareChart caption="Brez stroškov" parts={[]} />,
      'Long text': () => (
        <ShareChart
          caption="Dolga imena stroškov"
          parts={[
            {
              key: '1',
              label: 'Redni servis in pregled dvižnih naprav ter požarne centrale',
              value: 61.2,
            },
            { key: '2', label: 'Zavarovanje odgovornosti', value: -12 },
          ]}
        />
      ),
    },
  },
];
