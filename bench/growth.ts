import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { switcher } from '../browser-tests/helpers/screens/switcher';
import { logIn } from '../browser-tests/helpers/session/session';
import { GENERATED_LOGIN } from '../mocks/generated/contexts';
import { SMALL_WORLD, type WorldSize } from '../mocks/generated/size';
import { drawCurve } from './growth-curves/draw';
import { type Curve, figuresOf, type Measure, type Point } from './growth-curves/judge';
import { costOf, openNoted, visitList } from './growth-curves/visit';
import type { RunBench } from './support/bench';
import { median, report } from './support/figure';
import { noteRows } from './support/note-rows';
import { pressForList } from './support/open-list';
import { type Bench, openBench } from './support/portal';

/** The page with the curves. */
const PAGE = fileURLToPath(new URL('../docs/performance.md', import.meta.url));

/** The backend's own time for so many rows is not measured. */
const PATIENCE = 180_000;

const cost: readonly Measure[] = [
  { name: 'answers', unit: 'kB', growth: 'linear', noise: 50 },
  { name: 'heap', unit: 'MB', growth: 'linear', noise: 5 },
  { name: 'requests', unit: '', growth: 'linear', noise: 2 },
];
const lists: readonly Measure[] = [
  { name: 'server', unit: 'ms', growth: 'linear', noise: 200 },
  { name: 'first row', unit: 'ms', growth: 'flat', noise: 200 },
  { name: 'all rows', unit: 'ms', growth: 'linear', noise: 200 },
  ...cost,
];
const choices: readonly Measure[] = [
  { name: 'server', unit: 'ms', growth: 'linear', noise: 200 },
  { name: 'home', unit: 'ms', growth: 'flat', noise: 200 },
  { name: 'opens', unit: 'ms', growth: 'flat', noise: 50 },
  ...cost,
];

/** A curve that is not measured yet. */
interface Plan {
  readonly title: string;
  readonly measures: readonly Measure[];
  readonly amounts: readonly number[];
  readonly world: (amount: number) => Partial<WorldSize>;
  readonly measure: (bench: Bench, amount: number) => Promise<Point['values']>;
}

const plans: readonly Plan[] = [
  {
    title: 'Open items',
    measures: lists,
    amounts: [100, 1_000, 10_000, 100_000],
    world: (openItems) => ({ openItems }),
    measure: ({ page }) =>
      visitList(page, {
        path: '/odprte-postavke?enota=vse',
        calls: ['/open_items'],
        row: 'tbody tr',
      }),
  },
  {
    title: 'Units',
    measures: choices,
    amounts: [10, 100, 1_000, 10_000],
    world: (units) => ({ units }),
    measure: openSwitcher,
  },
  {
    title: 'Managers',
    measures: choices,
    amounts: [1, 10, 100, 500],
    world: (managers) => ({ managers }),
    measure: openSwitcher,
  },
  {
    title: 'Unread notifications',
    measures: lists,
    amounts: [0, 50, 500, 5_000],
    world: (notifications) => ({
      notifications: Math.max(notifications, SMALL_WORLD.notifications),
    }),
    measure: ({ page, db }, unread) => {
      db.notification.getAll().forEach(({ id_obvestila, datum }, nth) => {
        const where = { id_obvestila: { equals: id_obvestila } };
        const datum_branja = nth < unread ? null : datum;
        db.notification.update({ where, data: { datum_branja } });
      });
      return visitList(page, { path: '/obvestila', calls: ['/notifications'], row: '.feed__item' });
    },
  },
];

/** Opens home, and on it the list of units of the switcher; the medians of three. */
async function openSwitcher({ page }: Bench): Promise<Record<string, number>> {
  await page.addInitScript(noteRows, '.unit-switcher');
  const loads: Awaited<ReturnType<typeof openNoted>>[] = [];
  const opened: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    loads.push(await openNoted(page, '/', ['/e_manager/enota', '/user_managers']));
    opened.push((await switcher(page).evaluate(pressForList, 'Spremenite enoto')).ms);
  }
  return {
    server: median(loads.map(({ server }) => server)),
    home: median(loads.map(({ first }) => first)),
    opens: median(opened),
    ...(await costOf(page)),
  };
}

async function measureCurve(plan: Plan, site: string): Promise<Curve> {
  const points: Point[] = [];
  for (const at of plan.amounts) {
    const bench = await openBench({ ...SMALL_WORLD, ...plan.world(at) }, site);
    try {
      await logIn(bench.page, GENERATED_LOGIN);
      await switcher(bench.page).waitFor({ timeout: PATIENCE });
      points.push({ at, values: await plan.measure(bench, at) });
    } finally {
      await bench.close();
    }
  }
  return { title: plan.title, measures: plan.measures, points };
}

export const rows = ['L06', 'L07', 'L08'];

/** How times, bytes, heap and requests grow with the data; with `draw` it writes `docs/performance.md`. */
export const run: RunBench = async ({ draw: toPage }) => {
  const site = join(tmpdir(), `portal-growth-${process.pid}`);
  await build({
    logLevel: 'warn',
    build: { outDir: site, emptyOutDir: true, reportCompressedSize: false },
  });
  const curves: Curve[] = [];
  for (const plan of plans) curves.push(await measureCurve(plan, site));
  await rm(site, { recursive: true });
  if (toPage) await writeFile(PAGE, pageOf(curves));
  return report(curves.flatMap(figuresOf));
};

const HEAD = `# Performance

How the portal grows with its data: time, answers, heap and requests at each point, in one run of
\`npm run bench -- growth --draw\`, which writes this page. The build, the backend and headless Chromium share one
machine, so milliseconds are this machine's; the shape of a curve is not. What a user waits for (the first row, the
home page, a list that opens) should stay flat; all else may grow as fast as the data. The last
point of a flat curve may be 1.5 times its first, and no curve may rise faster than the data to the power of 1.1. Smaller
differences than these are noise: 200 ms (50 ms for "opens"), 50 kB, 5 MB and two requests.

"Server" is the demo backend's time for the first answers that are shown: it makes the whole list for each first page,
which a server with a database does not. "First row", "all rows" and "home" (the selected unit in the top bar) are counted
from the end of these answers to the frame that shows them; "opens" from the press on the switcher to the
frame that shows its list of units. Times are medians of three visits. Answers (the sizes of
all calls, unpacked), heap and requests are those of the last.
`;

function pageOf(curves: readonly Curve[]): string {
  return [HEAD, ...curves.map(drawCurve)].join('\n');
}
