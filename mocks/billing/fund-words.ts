import type { Fund } from '../../src/api/schema';

/** What a bill is for, as payment orders and the account card name it. */
export const fundWords: Readonly<Record<Fund, string>> = {
  redni: 'Redni obračun',
  rezervni_sklad: 'Rezervni sklad',
  prostovoljni_sklad: 'Prostovoljni sklad',
};
