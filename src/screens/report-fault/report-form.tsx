import type { BuildingFaults, Unit } from '../../domain/api-types';
import { similarFaults } from '../../domain/events/similar-faults';
import { numberOptions } from '../../domain/units/unit-twins';
import { AskButton } from '../../parts/dialog/ask-button';
import { trades } from '../../text/events/events';
import { faultPlaces } from '../../text/events/faults';
import { reportFaultText as text } from '../../text/events/report-fault';
import { pageTitles } from '../../text/shell/pages';
import { DeleteDialog } from '../../ui/dialog/delete-dialog';
import { FileField } from '../../ui/form/file-field';
import { Form } from '../../ui/form/form';
import { SelectField } from '../../ui/form/select-field';
import { TextAreaField } from '../../ui/form/text-area-field';
import '../../ui/page/section-card.css';
import { Notice } from '../../ui/states/notice';
import { OfferedFaults } from './offered-faults';
import { photoTypes } from './report-fields';
import { SendingState } from './sending-state';
import { SimilarList } from './similar-list';
import { UrgentHere } from './urgent-first';
import { type Report, useReport } from './use-report';

const optionsOf = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).map(([value, label]) => ({ value, label }));
const places = optionsOf(faultPlaces);
const kinds = optionsOf(trades);

interface ReportFormProps {
  /** The selected unit, whose building the fault is in. */
  readonly unit: Unit;
  /** The user's units in the building. */
  readonly units: readonly Unit[];
  readonly answer: BuildingFaults;
  readonly onRestart: () => void;
}

/** A form that goes on with what was typed before, and the way to begin again. */
function Resumed({ report, onRestart }: { report: Report; onRestart: () => void }) {
  if (!report.draft) return null;
  const isWithoutPhotos = report.draft.filesLost && report.values.fotografije.length === 0;
  return (
    <>
      <Notice kind="warning">
        {isWithoutPhotos ? `${text.resumed} ${text.photosLost}` : text.resumed}
      </Notice>
      <AskButton label={text.restart}>
        {(close) => (
          <DeleteDialog
            what="report"
            name={pageTitles['report-fault']}
            onDelete={() => {
              report.discard();
              onRestart();
            }}
            onClose={close}
          />
        )}
      </AskButton>
    </>
  );
}

/** The report of a fault: place, kind, description, photos. Likely duplicates are shown as soon as place and kind are chosen. */
export function ReportForm({ unit, units, answer, onRestart }: ReportFormProps) {
  const report = useReport(
    unit.objekt_sifra,
    unit.inventarna_stevilka,
    units.map(({ inventarna_stevilka }) => inventarna_stevilka),
  );
  const { form, values, actor } = report;
  const { state } = actor;
  const { kraj, panoga } = values;
  const entrances = kraj === '' || kraj === 'enota' ? [] : answer.vhodi;
  const near = similarFaults(answer.prijave, values);
  const isOffering = state.matches('offering');
  return (
    <>
      <Resumed report={report} onRestart={onRestart} />
      {isOffering ? <OfferedFaults faults={answer.prijave} report={report} /> : null}
      <div className="card" hidden={isOffering}>
        <Form
          form={form}
          submit={state.context.failure === undefined ? text.submit : text.again}
          label={pageTitles['report-fault']}
        >
          <SelectField form={form} name="kraj" options={places} />
          {kraj === 'enota' ? (
            <SelectField form={form} name="inventarna_stevilka" options={numberOptions(units)} />
          ) : null}
          {entrances.length > 1 ? (
            <SelectField
              form={form}
              name="vhod"
              options={[
                { value: '', label: text.fields.anyEntrance },
                ...entrances.map((value) => ({ value, label: value })),
              ]}
            />
          ) : null}
          <SelectField form={form} name="panoga" options={kinds} />
          <UrgentHere place={kraj} trade={panoga} />
          {near.length > 0 && !report.isOther && !isOffering ? (
            <section className="report-fault" aria-labelledby="similar-before">
              <h2 id="similar-before">{text.similar.before}</h2>
              <SimilarList faults={near} onSaid={report.leaveFor} />
            </section>
          ) : null}
          <TextAreaField form={form} name="opis" help={text.textHelp} rows={5} />
          <FileField
            form={form}
            name="fotografije"
            help={text.photosHelp}
            accept={photoTypes}
            multiple
          />
          <p className="section-card__note">{text.after}</p>
          <SendingState report={report} />
        </Form>
      </div>
    </>
  );
}
