import { deliveryQuery, endMandate, saveMandate } from '../../../src/api/billing-delivery';
import { download } from '../../../src/api/download';
import { wholeDraft } from '../../support/mandate-calls';
import { type Drive, query } from './drive';

const code = '104217';

/** How bills arrive and are paid. */
export const delivery: readonly Drive[] = [
  ...query(deliveryQuery, 'getDelivery', [code]),
  {
    of: download,
    by: 'the paper of a mandate',
    calls: ['downloadMandate'],
    run: ({ api, signal }) =>
      download(api, `/api/${api.product}-user/v2/mandate/${code}/pdf`, signal),
  },
  {
    of: saveMandate,
    calls: ['saveMandate'],
    asks: [code],
    run: ({ api }) => saveMandate(api, code, wholeDraft),
  },
  {
    of: endMandate,
    calls: ['endMandate'],
    asks: [code],
    run: ({ api }) => endMandate(api, code),
  },
];
