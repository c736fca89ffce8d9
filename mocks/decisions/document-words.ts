import type { Proposal, VoteChoice } from '../../src/api/schema';

/** A vote in a document. */
export const choiceWords: Readonly<Record<VoteChoice, string>> = {
  za: 'ZA',
  proti: 'PROTI',
  vzdrzano: 'VZDRŽANO',
};

const majorities: Readonly<Record<Proposal['potrebna_vecina'], string>> = {
  vec_kot_50: 'več kot 50 %',
  vec_kot_75: 'več kot 75 %',
  vsi: '100 %',
};

/** The majority that a proposal needs. */
export function majorityWords({
  potrebna_vecina,
  osnova_vecine,
  podlaga,
}: Pick<Proposal, 'potrebna_vecina' | 'osnova_vecine' | 'podlaga'>): string {
  const base = osnova_vecine === 'vsi_delezi' ? 'vseh solastniških deležev' : 'navzočih deležev';
  const ground = podlaga === null ? '' : ` (${podlaga})`;
  return `Potrebna večina: ${majorities[potrebna_vecina]} ${base}${ground}`;
}

/** A manager's text without its markup, a line for each paragraph. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<\/(p|li|h\d|tr)>|<br>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
}
