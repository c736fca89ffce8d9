import { unnumbered } from '../common/plural';

const stayOpen = ['Postavka je odprta', 'Postavki sta odprti', 'Postavke so odprte'] as const;

/** Announcing a payment (`pages.md` P4). */
export const announcementText = {
  announce: 'Najavi plačilo',
  takeBack: 'Prekliči najavo',
  /** The number of a bill, and the day on which its payment was announced. */
  bill: (number: string, day: string) => `${number} (${day})`,
  before: (bills: string) => `Plačilo je najavljeno: ${bills}. Ne plačajte še enkrat.`,
  leftOut: (bills: string) => `Plačilo je najavljeno: ${bills}. V spodnji znesek ni všteto.`,
  include: 'Vključi tudi najavljeno',
  announced: (bills: number) =>
    `Plačilo je najavljeno. ${unnumbered(bills, stayOpen)}, dokler ga upravnik ne evidentira.`,
  takenBack: 'Najava plačila je preklicana.',
  failed: 'Plačilo ni bilo najavljeno',
  takeBackFailed: 'Najava ni bila preklicana',
} as const;
