import { useEffect, useRef, useState } from 'react';
import { changeFormPdf } from '../../api/building';
import { downloadMessage } from '../../api/download';
import type { RegisteredNumbers, Unit } from '../../domain/api-types';
import { unitLabel } from '../../domain/units/unit';
import { useSelectedUnit } from '../../machines/portal-context';
import { reportParameter } from '../../navigation/form-link';
import { useAddress } from '../../parts/address/use-address';
import { useUnits } from '../../parts/unit/use-units';
import { changeText, registeredText as text } from '../../text/building/registered-numbers';
import { DownloadButton } from '../../ui/controls/download-button';
import { DeleteDialog } from '../../ui/dialog/delete-dialog';
import { SectionCard } from '../../ui/page/section-card';
import { Notice } from '../../ui/states/notice';
import { ChangeForm } from './change-form';
import { OwnRecords } from './own-records';

const NONE: readonly Unit[] = [];

/** Own units first: what is registered, the report of a change, what was reported and what was before. */
export function OwnPart({ numbers }: { numbers: RegisteredNumbers }) {
  const { data: all = NONE } = useUnits();
  const selected = useSelectedUnit();
  const { address, change } = useAddress();
  const [received, setReceived] = useState(false);
  const [cancelled, setCancelled] = useState(false);
  const [filledIn, setFilledIn] = useState(false);
  const [asks, setAsks] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  const reports = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (received) notice.current?.focus();
  }, [received]);

  const building = selected?.objekt_sifra ?? '';
  const units = all.filter(({ objekt_sifra }) => objekt_sifra === building);
  const own = numbers.enote.filter(({ moja }) => moja);
  const wanted = address.get(reportParameter);
  // A link that knows no unit means the selected one.
  const first =
    units.find(({ inventarna_stevilka }) => inventarna_stevilka === wanted) ??
    units.find(({ inventarna_stevilka }) => inventarna_stevilka === selected?.inventarna_stevilka);
  const isOpen = wanted !== null && units.length > 0;
  useEffect(() => {
    if (cancelled && !isOpen) reports.current?.focus();
  }, [cancelled, isOpen]);
  const nameOf = (key: string) => {
    const unit = units.find((each) => each.inventarna_stevilka === key);
    return unit ? unitLabel(unit) : key;
  };
  const open = () => {
    setReceived(false);
    setCancelled(false);
    change({ [reportParameter]: selected?.inventarna_stevilka ?? '' });
  };
  const close = () => change({ [reportParameter]: undefined });
  const cancel = () => {
    setCancelled(true);
    close();
  };
  const { skupaj_enot, skupaj_oseb, skupaj_psov } = numbers;
  return (
    <>
      <div className="registered-answer">
        {own.map((row) => (
          <p key={row.oznaka_enote} className="answer">
            {text.own(row.oznaka_enote, row.st_oseb, row.st_psov)}
          </p>
        ))}
        {own.length === 0 ? <p className="answer">{text.noOwn}</p> : null}
        <p className="page__lead">{text.building(skupaj_enot, skupaj_oseb, skupaj_psov)}</p>
        {isOpen ? null : <p className="page__lead">{text.late}</p>}
      </div>
      {received ? (
        <div ref={notice} tabIndex={-1} className="focus-here">
          <Notice kind="success">{changeText.received}</Notice>
        </div>
      ) : null}
      {isOpen ? (
        <SectionCard title={changeText.title} takesFocus>
          <ChangeForm
            key={building}
            building={building}
            units={units}
            first={first?.inventarna_stevilka ?? ''}
            registered={own}
            onFilledIn={setFilledIn}
            onSent={() => {
              setReceived(true);
              close();
            }}
          />
          <button
            type="button"
            className="button button--quiet"
            onClick={() => (filledIn ? setAsks(true) : cancel())}
          >
            {changeText.cancel}
          </button>
          {asks ? (
            <DeleteDialog
              what="report"
              name={changeText.title}
              onDelete={cancel}
              onClose={() => setAsks(false)}
            />
          ) : null}
        </SectionCard>
      ) : (
        <div className="registered-actions no-print">
          <button ref={reports} type="button" className="button" onClick={open}>
            {text.report}
          </button>
          <DownloadButton
            label={text.form}
            document={text.formName}
            download={changeFormPdf}
            explain={downloadMessage}
          />
        </div>
      )}
      <OwnRecords numbers={numbers} nameOf={nameOf} />
      <h2>{text.list}</h2>
    </>
  );
}
