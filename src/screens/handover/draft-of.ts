import type { HandoverDraft, HandoverKind } from '../../api/schema';
import type { Handover } from '../../domain/api-types';
import { label } from '../../domain/values/label';
import { fileKinds, neededDocuments, otherFile } from '../../text/people/handover';

/** What a step changes of a draft. */
export type DraftChange = Partial<Omit<HandoverDraft, 'razlicica'>>;

/** The draft as the server has it, with the changes of a step; the tax number stays when it is not given. */
export function draftOf(handover: Handover, change: DraftChange = {}): HandoverDraft {
  const { razlicica, vrsta, datum_predaje, prevzemnik, stevci, priloge } = handover;
  const { davcna_maskirana: _, ...taker } = prevzemnik;
  const photos = stevci.flatMap(({ fotografija }) => (fotografija ? [fotografija.id_priloge] : []));
  return {
    razlicica,
    vrsta: vrsta as HandoverKind,
    datum_predaje,
    prevzemnik: { ...taker, davcna: null },
    stevci: stevci.map(({ st_merilnika, stanje }) => ({ st_merilnika, stanje })),
    priloge: [...priloge.map(({ id_priloge }) => id_priloge), ...photos],
    ...change,
  };
}

/** The document that a kind needs. */
export function neededFile(vrsta: Handover['vrsta']): 'pogodba' | 'sklep' {
  return vrsta === 'dedovanje' ? 'sklep' : 'pogodba';
}

/** What a document is; the one that the kind needs has the name that the kind gives it, so that a wrong contract is noticed. */
export function fileLabel(kind: Handover['vrsta'], file: Handover['priloge'][number]): string {
  return file.vrsta === neededFile(kind)
    ? label(neededDocuments, kind, otherFile)
    : label(fileKinds, file.vrsta, otherFile);
}

/** The steps of a draft; one without meters has no step for them. */
export function stepsOf({ stevci }: Handover): readonly HandoverStep[] {
  return stevci.length > 0 ? allSteps : allSteps.filter((step) => step !== 'stevci');
}

const allSteps = ['vrsta', 'prevzemnik', 'stevci', 'dokumenti', 'pregled'] as const;

export type HandoverStep = (typeof allSteps)[number];

/** What a draft lacks before it can be signed, with the step where it is given. */
export function lacksOf(handover: Handover): readonly { what: Lack; step: HandoverStep }[] {
  const { datum_predaje, prevzemnik, stevci, priloge, vrsta } = handover;
  const needed = neededFile(vrsta);
  const lacks: (false | { what: Lack; step: HandoverStep })[] = [
    datum_predaje === null && { what: 'datum_predaje', step: 'vrsta' },
    prevzemnik.ime === null && { what: 'ime', step: 'prevzemnik' },
    Object.values(prevzemnik.naslov).includes(null) && { what: 'naslov', step: 'prevzemnik' },
    prevzemnik.e_posta === null && { what: 'e_posta', step: 'prevzemnik' },
    stevci.some(isStateMissing) && { what: 'stevci', step: 'stevci' },
    priloge.every((file) => file.vrsta !== needed) && { what: needed, step: 'dokumenti' },
  ];
  return lacks.filter((lack) => lack !== false);
}

type Lack = 'datum_predaje' | 'ime' | 'naslov' | 'e_posta' | 'stevci' | 'pogodba' | 'sklep';

/** A state that is needed and not there, or that is below a later one of the manager. */
function isStateMissing({ obvezno, stanje, zadnje_stanje }: Handover['stevci'][number]): boolean {
  if (stanje === null) return obvezno;
  return zadnje_stanje !== null && stanje < zadnje_stanje;
}
