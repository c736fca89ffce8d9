import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../api/bound-api';
import { handoverReasonOf, handoversQuery, startHandover } from '../../api/people-handover';
import type { HandoverKind } from '../../api/schema';
import { refusalOf } from '../../api/transport/refusal';
import type { Handover } from '../../domain/api-types';
import { isOwned, unitLabel } from '../../domain/units/unit';
import { useAwayToast } from '../../parts/form/use-away-toast';
import { useRight } from '../../parts/rights/use-right';
import { useUnits } from '../../parts/unit/use-units';
import { handoverText as text } from '../../text/people/handover';
import { useOnScreen } from '../../ui/browser/use-on-screen';
import { Form } from '../../ui/form/form';
import { required } from '../../ui/form/rules';
import { SelectField } from '../../ui/form/select-field';
import { type FieldPlans, usePortalForm } from '../../ui/form/use-portal-form';
import { useValues } from '../../ui/form/use-values';
import '../../ui/page/section-card.css';
import { isTaken } from './is-taken';
import { kindOptions } from './kind-options';

const initial = { unit: '', kind: '' };
const fields: FieldPlans<typeof initial> = {
  unit: { label: text.unit, rules: [required] },
  kind: { label: text.kind, rules: [required] },
};

interface StartFormProps {
  readonly handovers: readonly Handover[];
  /** Set while another act of the page comes first. */
  readonly quiet: boolean;
}

/** Begins a draft for an owned unit that is not in a handover. */
export default function StartForm({ handovers, quiet }: StartFormProps) {
  const id = useId();
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const tellAway = useAwayToast(text.startFailed);
  const onScreen = useOnScreen();
  const units = useUnits();
  const isPayer = useRight('lastnik');
  const refresh = () => queryClient.invalidateQueries({ queryKey: handoversQuery().queryKey });
  const running = new Set(
    handovers.filter(isTaken).map(({ inventarna_stevilka }) => inventarna_stevilka),
  );
  const form = usePortalForm<typeof initial, Handover>({
    fields,
    initial,
    send: ({ unit, kind }) => startHandover(api, unit, kind as HandoverKind),
    onSent: async ({ id_predaje }) => {
      await refresh();
      // A user who has opened another page meanwhile stays there.
      if (onScreen.current) await navigate(`?predaja=${id_predaje}`);
    },
    explain: (error) => {
      tellAway(error);
      // It may have been begun although no answer came, or in another window.
      void refresh();
      if (handoverReasonOf(error) === 'v_teku') return { message: text.running, field: 'unit' };
      return refusalOf(error, text.startFailed);
    },
  });
  const chosen = useValues(form).unit;
  // The chosen unit stays, with the message about it, when another window has begun its handover.
  const free = (units.data ?? []).filter(
    (unit) =>
      isPayer !== false &&
      isOwned(unit) &&
      (unit.inventarna_stevilka === chosen || !running.has(unit.inventarna_stevilka)),
  );
  return (
    <section className="page__section" aria-labelledby={id}>
      <h2 id={id}>{text.begin}</h2>
      <div className="card section-card" data-wide>
        <p className="section-card__note">
          {isPayer === false ? text.onlyPayer : free.length === 0 ? text.noUnits : text.beginLead}{' '}
          {text.fund}
        </p>
        {free.length === 0 ? null : (
          <Form
            form={form}
            submit={text.start}
            label={text.begin}
            actions={null}
            {...(quiet && { quiet })}
          >
            <SelectField
              form={form}
              name="unit"
              options={free.map((unit) => ({
                value: unit.inventarna_stevilka,
                label: unitLabel(unit),
              }))}
            />
            <SelectField form={form} name="kind" options={kindOptions} />
          </Form>
        )}
      </div>
    </section>
  );
}
