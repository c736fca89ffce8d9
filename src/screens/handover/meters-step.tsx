import type { HandoverUpload } from '../../api/people-handover';
import type { Handover } from '../../domain/api-types';
import { meterName } from '../../domain/energy/meter-name';
import { decimalsIn, typedNumber } from '../../domain/money/typed-number';
import { stateOf } from '../../parts/handover/meter-words';
import { handoverText as text } from '../../text/people/handover';
import { plainPhoto } from '../../ui/browser/plain-photo';
import { FieldGroup } from '../../ui/form/field-group';
import { FileField } from '../../ui/form/file-field';
import { acceptOf, filesOf, filesUpTo } from '../../ui/form/file-rules';
import { NumberField } from '../../ui/form/number-field';
import { type FormValues, type Rule, required } from '../../ui/form/rules';
import type { FieldPlan } from '../../ui/form/use-portal-form';
import { StepFrame, type StepProps } from './step-frame';
import { stepRefusal } from './step-refusal';
import { useStepForm } from './use-step-form';

type Meter = Handover['stevci'][number];

const MOST_DECIMALS = 3;
/** Of a photo as it was taken; what is sent is smaller. */
const MOST_MEGABYTES = 40;
const photos = ['jpg', 'png'] as const;

const stateName = (at: number) => `stanje_${at}`;
const photoName = (at: number) => `fotografija_${at}`;

const stateRule =
  (meter: Meter): Rule =>
  (value) => {
    const typed = String(value).trim();
    if (typed === '') return undefined;
    const state = typedNumber(typed);
    if (Number.isNaN(state) || state < 0) return text.stateNumber;
    if (decimalsIn(typed) > MOST_DECIMALS) return text.stateDecimals;
    const { zadnje_stanje: last } = meter;
    return last !== null && state < last ? text.belowLast(stateOf(meter, last)) : undefined;
  };

function planOf(meters: readonly Meter[]): Record<string, FieldPlan> {
  const fields = meters.flatMap((meter, at): [string, FieldPlan][] => [
    [
      stateName(at),
      {
        label: text.state(meter.enota_mere),
        rules: [...(meter.obvezno ? [required] : []), stateRule(meter)],
      },
    ],
    [photoName(at), { label: text.photo, rules: [filesOf(photos), filesUpTo(MOST_MEGABYTES)] }],
  ]);
  return Object.fromEntries(fields);
}

function valuesOf(meters: readonly Meter[]): FormValues {
  const values = meters.flatMap(({ stanje }, at): [string, FormValues[string]][] => [
    [stateName(at), stanje === null ? '' : String(stanje)],
    [photoName(at), []],
  ]);
  return Object.fromEntries(values);
}

const firstFile = (value: FormValues[string] | undefined) => {
  const [file] = Array.isArray(value) ? value : [];
  return file instanceof File ? file : undefined;
};

/** The photos as they are sent, one after the other: several decoded at once may be too much for a phone. */
async function uploadsOf(
  meters: readonly Meter[],
  values: FormValues,
): Promise<readonly HandoverUpload[]> {
  const uploads: HandoverUpload[] = [];
  for (const [at, { st_merilnika: meter }] of meters.entries()) {
    const file = firstFile(values[photoName(at)]);
    if (file) uploads.push({ kind: 'stevec', meter, file: await plainPhoto(file) });
  }
  return uploads;
}

/** The states on the day of the handover, each with a photo. */
export function MetersStep({ open, label, onBack, onKept }: StepProps) {
  const { stevci: meters } = open.handover;
  const of = useStepForm<FormValues>({
    step: 'stevci',
    open,
    fields: planOf(meters),
    initial: valuesOf(meters),
    toStep: async (values) => ({
      change: {
        stevci: meters.map(({ st_merilnika }, at) => {
          const typed = String(values[stateName(at)]).trim();
          return { st_merilnika, stanje: typed === '' ? null : typedNumber(typed) };
        }),
      },
      files: await uploadsOf(meters, values),
      // A photo that the server has is not sent again when a later one fails; one that was chosen meanwhile stays.
      onKept: ({ meter }) => {
        const name = photoName(meters.findIndex(({ st_merilnika }) => st_merilnika === meter));
        const { inner } = of.form;
        if (firstFile(inner.getValues(name)) === firstFile(values[name])) inner.setValue(name, []);
      },
    }),
    explain: (error) =>
      stepRefusal(
        error,
        Object.fromEntries(
          meters.map(({ st_merilnika }, at) => [`stevci.${st_merilnika}`, stateName(at)]),
        ),
      ),
    onKept,
  });
  return (
    <StepFrame open={open} of={of} label={label} onBack={onBack}>
      <p>{text.metersLead}</p>
      {meters.map((meter, at) => (
        <FieldGroup key={meter.st_merilnika} title={meterName(meter)}>
          <p className="section-card__note">
            {text.meterNumber(meter.st_merilnika)}
            {meter.zadnje_stanje === null
              ? null
              : ` · ${text.lastState(stateOf(meter, meter.zadnje_stanje))}`}
          </p>
          {meter.obvezno ? null : <p>{text.remote}</p>}
          <NumberField
            form={of.form}
            name={stateName(at)}
            decimals={MOST_DECIMALS}
            min={meter.zadnje_stanje ?? 0}
          />
          <FileField
            form={of.form}
            name={photoName(at)}
            {...(meter.fotografija && { help: text.photoKept })}
            accept={acceptOf(photos)}
          />
        </FieldGroup>
      ))}
    </StepFrame>
  );
}
