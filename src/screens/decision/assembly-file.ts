import type { Decision } from '../../domain/api-types';
import { icsOf } from '../../domain/calendar/ics';
import { momentOf } from '../../domain/dates/date';
import { assemblyText as text } from '../../text/decisions/assembly';

/**
 * An assembly as a calendar file. The same assembly gives the same file, so that a calendar replaces it.
 *
 * @param host - of the portal; makes the id of the event unique
 */
export function assemblyFile(decision: Decision, host: string) {
  const { id_odlocitve, naziv, zacetek, kraj, povezava, sklicano, predlogi } = decision;
  const agenda = [...predlogi]
    .sort((one, other) => one.zap_st - other.zap_st)
    .map(({ zap_st, besedilo }) => `${zap_st}. ${besedilo}`);
  const content = icsOf({
    uid: `odlocitev-${id_odlocitve}@${host}`,
    sequence: decision.zaporedje,
    stamp: new Date(`${sklicano}T00:00:00Z`),
    time: { from: momentOf(zacetek) },
    summary: naziv,
    description: agenda.join('\n'),
    location: kraj ?? undefined,
    url: povezava ?? undefined,
    isCancelled: decision.stanje === 'preklicano',
  });
  return { name: `${text.calendarFile}_${id_odlocitve}.ics`, content };
}
