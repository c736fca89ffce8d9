/** The fields of an address. */
export const addressText = {
  street: 'Ulica',
  house: 'Hišna številka',
  post: 'Poštna številka',
  town: 'Kraj',
  houseWrong: 'Hišna številka se začne s števko.',
  postWrong: 'Poštna številka ni veljavna.',
} as const;
