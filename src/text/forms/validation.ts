/** Messages of the validation rules (§5, `pages.md` C4). `field` is the visible label. */
export const validationText = {
  required: (field: string) => `Polje ${field} je obvezno`,
  email: (field: string) => `Vrednost polja ${field} mora biti ustrezen e-naslov`,
  numeric: (field: string) => `Polje ${field} lahko vsebuje le numerične znake`,
  minLength: (field: string, length: number) =>
    `Dolžina polja ${field} mora biti vsaj ${length} znakov`,
  maxLength: (field: string, length: number) =>
    `Dolžina polja ${field} ne sme biti večja od ${length} znakov`,
  minValue: (field: string, value: number) => `Vrednost polja ${field} mora biti ${value} ali več`,
  maxValue: (field: string, value: number) => `Vrednost polja ${field} mora biti ${value} ali manj`,
  confirmed: (field: string) => `Polje ${field} se ne ujema`,
  uppercase: (field: string) => `Polje ${field} mora vsebovati vsaj eno veliko črko.`,
  digit: (field: string) => `Polje ${field} mora vsebovati vsaj eno številko`,
  /** The default for rules without their own text; the specification has it in English. */
  notValid: (field: string) => `${field} is not valid`,
} as const;
