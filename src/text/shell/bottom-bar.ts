/** The bar at the bottom of a phone. */
export const barText = {
  name: 'Bližnjice',
  overview: 'Pregled',
  payments: 'Plačila',
  messages: 'Sporočila',
  menu: 'Meni',
} as const;
