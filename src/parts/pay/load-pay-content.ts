/** Loads the content of the payment dialog, which a first visit does not need. */
export const loadPayContent = () => import('./pay-content');
