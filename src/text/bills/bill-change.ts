import { capital, listed } from '../common/capital';
import { whenIn } from '../common/months';
import { becauseOf, namedCost } from './cost-names';

/** The facts of a sentence on a change; amounts have their currency. */
interface ChangeFacts {
  readonly period: string;
  readonly earlier: string;
  readonly direction: 'higher' | 'lower' | 'same';
  /** The difference without its sign. */
  readonly amount: string;
  readonly reasons: readonly { readonly kind: string; readonly difference: string }[];
}

/** One sentence: the change against the earlier period, the amount, and the main reasons. */
function sentence({ period, earlier, direction, amount, reasons }: ChangeFacts): string {
  const withYear = period.slice(0, 4) !== earlier.slice(0, 4);
  const now = capital(whenIn(period, withYear));
  const then = whenIn(earlier, withYear);
  if (direction === 'same') return `${now} je obračun enak kot ${then}.`;
  const step = direction === 'higher' ? 'višji' : 'nižji';
  const named = reasons.map(({ kind, difference }) => `${becauseOf(kind)} (${difference})`);
  const why = named.length === 0 ? '' : `, največ zaradi ${listed(named)}`;
  return `${now} je obračun za ${amount} ${step} kot ${then}${why}.`;
}

/** The main reason of a change; amounts have their currency. */
interface MainReason {
  readonly kind: string;
  /** Its difference without its sign. */
  readonly amount: string;
  /** Its difference with its sign. */
  readonly difference: string;
  /** Whether it is a part of the change, not more than all of it. */
  readonly isPart: boolean;
}

/** The facts of the short sentence under the amount of a bill. */
interface BriefFacts extends Omit<ChangeFacts, 'reasons'> {
  readonly reason: MainReason | undefined;
}

/** `135.60 € več kot septembra, od tega ogrevanje 104.75 €.` */
function brief({ period, earlier, direction, amount, reason }: BriefFacts): string {
  const then = whenIn(earlier, period.slice(0, 4) !== earlier.slice(0, 4));
  if (direction === 'same') return `Enako kot ${then}.`;
  const step = `${amount} ${direction === 'higher' ? 'več' : 'manj'} kot ${then}`;
  if (!reason) return `${step}.`;
  return reason.isPart
    ? `${step}, od tega ${namedCost(reason.kind)} ${reason.amount}.`
    : `${step}, največ zaradi ${becauseOf(reason.kind)} (${reason.difference}).`;
}

/** Texts on how a bill differs from an earlier one (`pages.md` P14). */
export const changeText = {
  heading: 'Kaj se je spremenilo',
  monthBefore: (period: string) => `Prejšnji mesec (${period})`,
  yearBefore: (period: string) => `Isti mesec leto prej (${period})`,
  missing: (period: string) => `Za ${period} ni specifikacije.`,
  billedThen: (amount: string) => `Obračun je bil ${amount}.`,
  sentence,
  brief,
  total: 'Skupaj',
  kinds: 'Spremembe po vrstah stroškov',
  thenAndNow: (before: string, now: string) => `prej ${before}, zdaj ${now}`,
  added: (now: string) => `nova postavka: ${now}`,
  gone: (before: string) => `postavke ni več: prej ${before}`,
} as const;
