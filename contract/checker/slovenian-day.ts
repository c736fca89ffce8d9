const ljubljana = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Ljubljana' });

/** The day in Slovenia at a moment, in milliseconds since 1970. */
export function slovenianDay(moment: number): string {
  return ljubljana.format(moment);
}
