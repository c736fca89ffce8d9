import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { giveMeterState, meterWindowQuery } from '../../../api/billing-meters';
import { useApi } from '../../../api/bound-api';
import type { MeterToRead } from '../../../domain/api-types';
import { meterName } from '../../../domain/energy/meter-name';
import { usePortal } from '../../../machines/portal-context';
import { useAwayToast } from '../../../parts/form/use-away-toast';
import { ownReadingText as text } from '../../../text/bills/own-reading';
import { plainPhoto, UnreadablePhoto } from '../../../ui/browser/plain-photo';
import { useOnScreen } from '../../../ui/browser/use-on-screen';
import { FileField } from '../../../ui/form/file-field';
import { Form } from '../../../ui/form/form';
import { SelectField } from '../../../ui/form/select-field';
import { TextField } from '../../../ui/form/text-field';
import { type Sent, UploadProgress } from '../../../ui/form/upload-progress';
import { usePortalForm } from '../../../ui/form/use-portal-form';
import { useValues } from '../../../ui/form/use-values';
import { Notice } from '../../../ui/states/notice';
import { notify } from '../../../ui/states/toast';
import { dayOptions } from './meter-words';
import {
  asksToConfirm,
  isBelowLast,
  isClosedNow,
  photoTypes,
  type StateValues,
  stateFields,
  stateRefusal,
  stateRequest,
} from './state-fields';

interface StateFormProps {
  readonly unit: string;
  readonly meter: MeterToRead;
  /** Today by the server's clock. */
  readonly today: string;
  readonly onSent: () => void;
  /** Called when the server has refused the state because the window is over, which ends the form. */
  readonly onClosed: () => void;
  readonly onCancel: () => void;
}

const exceptions = (['brez', 'obrat', 'zamenjava'] as const).map((value) => ({
  value,
  label: text.exceptions[value],
}));

/** The form as it opens: empty, or with what was given before. */
function startOf({ oddano, decimalke }: MeterToRead, today: string): StateValues {
  return {
    stanje: oddano ? oddano.stanje.toFixed(decimalke) : '',
    datum: oddano?.datum ?? today,
    posebnost: oddano?.posebnost ?? 'brez',
    fotografija: [],
  };
}

/** A draft as values; the files of a draft may have been lost by a reload. */
function resumed(start: StateValues, draft: Readonly<Record<string, unknown>>): StateValues {
  const { stanje, datum, posebnost, fotografija } = draft;
  const textOf = (value: unknown, otherwise: string) =>
    typeof value === 'string' ? value : otherwise;
  return {
    stanje: textOf(stanje, start.stanje),
    datum: textOf(datum, start.datum),
    posebnost: textOf(posebnost, start.posebnost),
    fotografija: Array.isArray(fotografija) ? fotografija : [],
  };
}

/**
 * The form that gives or corrects the state of a meter. Its values survive a failed send, a reload and the end of a
 * session; sending them again after a lost answer has the effect of one.
 */
export function StateForm(props: StateFormProps) {
  const { unit, meter, today, onSent, onClosed, onCancel } = props;
  const api = useApi();
  const queryClient = useQueryClient();
  const { drafts } = usePortal();
  const onScreen = useOnScreen();
  const tellAway = useAwayToast(text.failed);
  const key = JSON.stringify(['own-state', unit, meter.st_merilnika]);
  const [draft] = useState(() => drafts.read(key));
  const [start] = useState(() => startOf(meter, today));
  const [progress, setProgress] = useState<Sent>();
  /** The state whose unusual consumption the user has been asked about. */
  const [asked, setAsked] = useState<string>();
  const received = useRef(false);
  const latest = useRef(start);
  const refresh = () =>
    queryClient.invalidateQueries({ queryKey: meterWindowQuery(unit).queryKey });
  const form = usePortalForm<StateValues, unknown>({
    fields: stateFields(meter, today),
    initial: draft ? resumed(start, draft.values) : start,
    send: async (values) => {
      latest.current = values;
      const request = stateRequest(meter, values, asked === values.stanje);
      const [photo] = values.fotografija;
      const fotografija = photo && (await plainPhoto(photo));
      setProgress({ sent: 0, total: 0 });
      const onProgress = (sent: number, total: number) => setProgress({ sent, total });
      return giveMeterState(api, unit, { ...request, fotografija }, onProgress).finally(() =>
        setProgress(undefined),
      );
    },
    onSent: async () => {
      received.current = true;
      drafts.drop(key);
      await refresh();
      notify.success(text.sent);
      if (onScreen.current) onSent();
    },
    explain: (error) => {
      tellAway(error);
      if (error instanceof UnreadablePhoto) {
        return { message: text.unreadable, field: 'fotografija' };
      }
      const refusal = stateRefusal(error, meter, latest.current);
      if (isClosedNow(error)) onClosed();
      if (asksToConfirm(error)) setAsked(latest.current.stanje);
      // The state may have been received although no answer came, or the window may have closed.
      void refresh();
      return refusal;
    },
  });
  const values = useValues(form);
  const keep = useEffectEvent((next: StateValues) => {
    if (received.current) return;
    const isUntouched =
      next.fotografija.length === 0 && JSON.stringify(next) === JSON.stringify(start);
    if (isUntouched) drafts.drop(key);
    else drafts.keep(key, next);
  });
  useEffect(() => keep(values), [values]);
  const isWithoutPhoto = draft?.filesLost && values.fotografija.length === 0;
  const asks = asked !== undefined && asked === values.stanje && form.refusal !== undefined;

  return (
    <>
      {draft ? (
        <Notice kind="warning">{isWithoutPhoto ? text.resumedWithoutPhoto : text.resumed}</Notice>
      ) : null}
      <Form
        form={form}
        submit={asks ? text.confirm : text.submit}
        label={text.reportOf(meterName(meter))}
        actions={
          <button
            type="button"
            className="button button--quiet"
            onClick={() => {
              received.current = true;
              drafts.drop(key);
              onCancel();
            }}
          >
            {text.cancel}
          </button>
        }
      >
        <TextField
          form={form}
          name="stanje"
          inputMode={meter.decimalke > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          help={text.stateHelp(meter.decimalke)}
        />
        {isBelowLast(meter, values) ? (
          <SelectField form={form} name="posebnost" options={exceptions} />
        ) : null}
        <SelectField form={form} name="datum" options={dayOptions(meter, today)} />
        <FileField form={form} name="fotografija" help={text.pictureHelp} accept={photoTypes} />
        {progress && values.fotografija.length > 0 ? <UploadProgress progress={progress} /> : null}
      </Form>
    </>
  );
}
