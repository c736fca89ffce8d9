import type { EnergyComparison } from '../../../domain/api-types';
import { wholeKwh } from '../../../domain/energy/reference';
import { compareHeat, isHeatingSeason } from '../../../domain/energy/weather';
import { energyText as text } from '../../../text/bills/energy';
import { whenIn } from '../../../text/common/months';
import { decimal, percentOf, withUnit } from './format';

/** What the tab says first about a month. */
export interface Answer {
  readonly sentence: string;
  /** Why there is no comparison, or why it is not corrected. */
  readonly note: string | undefined;
}

/**
 * The sentence that answers how much heat the unit has used, with the change since last year.
 *
 * @param newest - the newest month, whose year the sentence leaves out
 */
export function energyAnswer(month: EnergyComparison, newest: string): Answer {
  const when = whenIn(month.obdobje, month.obdobje.slice(0, 4) !== newest.slice(0, 4));
  const heat = month.toplota_enote_kwh;
  if (!isHeatingSeason(month.obdobje) && (heat === null || heat === 0)) {
    const water = month.topla_voda_m3;
    const sentence =
      water === null ? text.summerOnly(when) : text.summer(when, withUnit(water, 3, 'm³', ''));
    return { sentence, note: text.reasons['out-of-season'] };
  }
  if (month.nacin_dolocitve === 'ni_mogoce') return { sentence: text.notMetered, note: undefined };
  if (heat === null) return { sentence: text.notKnown(when), note: undefined };
  const used = text.used(when, `${decimal(wholeKwh(heat), 0)}\u00A0kWh`);
  const compared = compareHeat(month);
  if (compared.kind === 'not-compared') {
    return { sentence: text.plain(used), note: text.reasons[compared.why] };
  }
  const { change, corrected } = compared;
  const against = corrected ? text.sameWeather : text.lastYear;
  const note = corrected ? undefined : text.notCorrected;
  if (change === 0n) return { sentence: text.same(used, against), note };
  const say = change < 0n ? text.less : text.more;
  return { sentence: say(used, percentOf(change), against), note };
}
