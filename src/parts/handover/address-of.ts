import type { Handover } from '../../domain/api-types';

/** An address on one line; the parts that are known. */
export function addressOf({
  ulica,
  hisna_stevilka,
  postna_stevilka,
  kraj,
}: Handover['prevzemnik']['naslov']): string {
  const line = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' ');
  const lines = [line(ulica, hisna_stevilka), line(postna_stevilka, kraj)];
  return lines.filter(Boolean).join(', ') || '/';
}
