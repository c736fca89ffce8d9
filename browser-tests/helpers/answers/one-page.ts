/** The members of an answer that holds all rows of its list. */
export const onePage = (rows: number) => ({ naslednji_kazalec: null, stevilo_vrstic: rows });
