import type { Handover } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { meterName } from '../../domain/energy/meter-name';
import { shownFileName } from '../../domain/files/file-name';
import { formatSize } from '../../domain/files/file-size';
import { label } from '../../domain/values/label';
import { DownloadButton } from '../../parts/documents/download-button';
import { addressOf } from '../../parts/handover/address-of';
import { stateOf } from '../../parts/handover/meter-words';
import { Shares } from '../../parts/handover/shares';
import { handoverKinds, otherKind, handoverText as text } from '../../text/people/handover';
import { Facts } from '../../ui/page/facts';
import { Money } from '../../ui/page/money';
import { SectionCard } from '../../ui/page/section-card';
import { fileLabel } from './draft-of';

/** All of a handover, to read. */
export function CaseFacts({ handover }: { handover: Handover }) {
  const { prevzemnik, podpisa, vloga, odprte_obveznosti: debt } = handover;
  return (
    <>
      <SectionCard wide title={text.data}>
        <Facts
          facts={{
            [text.kind]: label(handoverKinds, handover.vrsta, otherKind),
            [text.date]: formatDate(handover.datum_predaje),
            [text.giver]: handover.predajnik,
            [text.taker]: prevzemnik.ime ?? '/',
            [text.address]: addressOf(prevzemnik.naslov),
            [text.emailShort]: prevzemnik.e_posta ?? '/',
            [text.taxShort]: prevzemnik.davcna_maskirana ?? '/',
            ...(podpisa.predajnik_ob !== null && {
              [text.signedGiver]: formatDate(podpisa.predajnik_ob, true),
            }),
            ...(podpisa.prevzemnik_ob !== null && {
              [text.signedTaker]: formatDate(podpisa.prevzemnik_ob, true),
            }),
          }}
        />
      </SectionCard>
      <Meters handover={handover} />
      <Documents handover={handover} />
      <SectionCard wide title={text.shares}>
        {handover.datum_predaje === null ? (
          <p>{text.noShares}</p>
        ) : (
          <Shares shares={handover.razdelitev} />
        )}
        {vloga === 'predajnik' && debt !== null ? (
          <p>
            {text.debt}: <Money value={debt} />. {text.debtHelp}
          </p>
        ) : null}
        <p className="section-card__note">{text.fund}</p>
      </SectionCard>
    </>
  );
}

function Meters({ handover: { stevci } }: { handover: Handover }) {
  if (stevci.length === 0) return null;
  const states = stevci.map((meter) => [
    `${meterName(meter)} (${meter.st_merilnika})`,
    meter.stanje === null ? '/' : stateOf(meter, meter.stanje),
  ]);
  return (
    <SectionCard wide title={text.meters}>
      <Facts facts={Object.fromEntries(states)} />
    </SectionCard>
  );
}

function Documents({ handover: { vrsta, priloge, stevci } }: { handover: Handover }) {
  const files = [
    ...priloge.map((file) => ({
      ...file,
      name: `${fileLabel(vrsta, file)}: ${shownFileName(file.naziv)}`,
    })),
    ...stevci.flatMap((meter) =>
      meter.fotografija ? [{ ...meter.fotografija, name: text.photoOf(meterName(meter)) }] : [],
    ),
  ];
  if (files.length === 0) return null;
  return (
    <SectionCard wide title={text.documents}>
      <ul className="rows" aria-label={text.documents}>
        {files.map(({ name, velikost, pot }) => (
          <li key={pot}>
            <div className="rows__ends">
              <span>
                {name} <span className="section-card__note">{formatSize(velikost)}</span>
              </span>
              <DownloadButton label={text.download} document={name} file={pot} />
            </div>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
