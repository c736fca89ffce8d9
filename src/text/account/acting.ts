/** Texts for staff who act as a user (`pages.md` P29). */
export const actingText = {
  inProgress: 'Prijava v teku …',
  newLink: 'Povezava je že uporabljena, zato potrebujete novo.',
  backToLogin: 'Nazaj na prijavo',
  banner: 'Prijava v imenu uporabnika',
  actingAs: (name: string) =>
    name ? `Prijavljeni ste kot uporabnik ${name}.` : 'Prijavljeni ste kot drug uporabnik.',
} as const;
