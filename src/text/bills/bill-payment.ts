/** What is known of the payment of a bill (`pages.md` P4); days and amounts are formatted. */
export const billPaymentText = {
  words: {
    najavljeno: 'Najavljeno',
    prejeto: 'Prejeto',
    zavrnjeno: 'Plačilo ni prispelo',
  },
  bookedUntil: (day: string) => `Plačila evidentirana do ${day}`,
} as const;
