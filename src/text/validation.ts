/** Messages of the validation rules (§5, `domain.md` C4). `field` is the visible label. */
export const validationText = {
  required: (field: string) => `Polje ${field} je obvezno`,
  email: (field: string) => `Vrednost polja ${field} mora biti ustrezen e-naslov`,
} as const;
