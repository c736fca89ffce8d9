import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { formatMoney } from '../../domain/number';
import type { PaymentOrder } from '../../domain/payment';
import { upnPayload } from '../../domain/upn-qr';
import { messages } from '../../text/messages';
import { noCodeText, payText as text } from '../../text/pay';
import { Notice } from '../notice';
import { notify } from '../toast';
import { MOBILE, useMedia } from '../use-media';
import { CopyRow } from './copy-row';
import { orderRows } from './order-rows';
import { QrCode } from './qr-code';
import { pictureName, savePicture } from './save-picture';
import './order.css';

/** One order: its code, or why there is none, and its data to copy. */
export function OrderView({ order }: { order: PaymentOrder }) {
  const { upn, sklad } = order;
  const payload = useMemo(() => upnPayload(upn), [upn]);
  return (
    <div className="order">
      {typeof payload === 'string' ? (
        <Notice kind="warning">{noCodeText[payload]}</Notice>
      ) : (
        <Code bytes={payload.bytes} order={order} />
      )}
      <div className="order__data">
        {sklad === 'rezervni_sklad' ? <Notice kind="warning">{text.ownAccount}</Notice> : null}
        <dl>
          {orderRows(upn).map((row) => (
            <CopyRow key={row.label} {...row} />
          ))}
        </dl>
      </div>
    </div>
  );
}

function Code({ bytes, order }: { bytes: Uint8Array; order: PaymentOrder }) {
  const mobile = useMedia(MOBILE);
  const save = () =>
    savePicture(bytes, pictureName(order.st_dokumenta)).catch(() =>
      notify.error(messages.downloadFailed),
    );
  return (
    <figure className="order__code">
      <QrCode bytes={bytes} label={text.codeLabel(formatMoney(order.upn.znesek))} />
      <figcaption>{mobile ? text.phoneHint : text.scanHint}</figcaption>
      <button type="button" className="button button--quiet" onClick={() => void save()}>
        <Download size={20} aria-hidden />
        {text.savePicture}
      </button>
    </figure>
  );
}
