import Download from 'lucide-react/icons/download';
import { useMemo } from 'react';
import type { JointPayment } from '../../domain/api-types';
import { formatMoney } from '../../domain/money/number';
import { upnPayload } from '../../domain/payment/upn-qr';
import { noCodeText, payText as text } from '../../text/bills/pay';
import { messages } from '../../text/common/messages';
import { MOBILE, useMedia } from '../../ui/browser/use-media';
import { CopyRow } from '../../ui/controls/copy-row';
import { Notice } from '../../ui/states/notice';
import { notify } from '../../ui/states/toast';
import { ReachManager } from '../contact/reach-manager';
import { orderRows } from './order-rows';
import { QrCode } from './qr-code';
import { pictureName, savePicture } from './save-picture';
import './order.css';

interface OrderViewProps extends JointPayment {
  /** The name of the saved picture. */
  readonly name: string;
}

/** One order: its QR code, or why it has none, and its data to copy. */
export function OrderView({ upn, sklad, name }: OrderViewProps) {
  const payload = useMemo(() => upnPayload(upn), [upn]);
  return (
    <div className="order">
      {typeof payload === 'string' ? (
        <div>
          <Notice kind="warning">{noCodeText[payload]}</Notice>
          <ReachManager />
        </div>
      ) : (
        <Code bytes={payload.bytes} amount={upn.znesek} name={name} />
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

interface CodeProps {
  readonly bytes: Uint8Array;
  readonly amount: number;
  readonly name: string;
}

function Code({ bytes, amount, name }: CodeProps) {
  const mobile = useMedia(MOBILE);
  const save = () =>
    savePicture(bytes, pictureName(name)).catch(() => notify.error(messages.downloadFailed));
  return (
    <div className="order__code">
      <QrCode bytes={bytes} label={text.codeLabel(formatMoney(amount))} />
      <p>{mobile ? text.phoneHint : text.scanHint}</p>
      <button type="button" className="button button--quiet" onClick={() => void save()}>
        <Download size={20} aria-hidden />
        {text.savePicture}
      </button>
    </div>
  );
}
