import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { formQuery } from '../../api/documents-forms';
import type { Form, FormDefinition, Unit } from '../../domain/api-types';
import { isFormForUnit } from '../../domain/units/form-audience';
import { useSelectedUnit } from '../../machines/portal-context';
import type { FormAddress } from '../../navigation/form-link';
import { pathOf } from '../../navigation/page-table';
import { QueryView } from '../../parts/query/query-view';
import { useRight } from '../../parts/rights/use-right';
import { useCurrentUnits } from '../../parts/unit/use-current-units';
import { useUnits } from '../../parts/unit/use-units';
import { formsText as text } from '../../text/forms/forms';
import { FocusHere } from '../../ui/page/focus-here';
import { SectionCard } from '../../ui/page/section-card';
import { Notice } from '../../ui/states/notice';
import { Skeleton } from '../../ui/states/states';
import { DraftedForm } from './drafted-form';

interface FormViewProps {
  readonly form: Form;
  readonly address: FormAddress;
  readonly onSent: (number: string) => void;
  readonly onBack: () => void;
}

/** Forms about bills, which stay with who has handed the unit over (`pages.md` P36 8). */
const aboutBills = ['reklamacija_obracuna', 'potrdilo'];

/** The open form, shown once its fields and the user's units have loaded. */
export function FormView({ form, address, onSent, onBack }: FormViewProps) {
  const definition = useQuery(formQuery(form.oznaka));
  const units = useUnits();
  const maySend = useRight('obrazci');
  const { isPending, currentOf } = useCurrentUnits();
  const selected = useSelectedUnit();
  const [tries, setTries] = useState(0);
  const present = aboutBills.includes(form.oznaka) ? (all: readonly Unit[]) => all : currentOf;
  const offered = (all: readonly Unit[]) =>
    present(all).filter((unit) => isFormForUnit(form.kdo, unit));
  return (
    <SectionCard title={form.naziv} takesFocus>
      <p className="page__lead">
        {form.opis} {form.dni_do_odgovora === null ? null : text.answerIn(form.dni_do_odgovora)}
      </p>
      <QueryView query={definition} skeletonLines={6}>
        {(fields) => (
          <QueryView query={units} skeletonLines={6}>
            {(list) =>
              (list.length > 0 && !selected) || isPending || maySend === undefined ? (
                <Skeleton lines={6} />
              ) : !maySend ? (
                <Notice kind="warning">{text.noRight}</Notice>
              ) : needsUnit(fields) && list.length > 0 && offered(list).length === 0 ? (
                <Notice kind="warning">
                  {form.kdo === 'lastnik' ? text.ownersOnly : text.noUnit}
                </Notice>
              ) : (
                <Restarted key={tries} isRestarted={tries > 0}>
                  <DraftedForm
                    definition={fields}
                    units={offered(list)}
                    selected={
                      selected && offered([selected])[0] ? selected.inventarna_stevilka : undefined
                    }
                    given={address.values}
                    onSent={onSent}
                    onRestart={() => setTries(tries + 1)}
                  />
                </Restarted>
              )
            }
          </QueryView>
        )}
      </QueryView>
      <p>
        <Link to={pathOf('forms')} onClick={onBack}>
          {text.back}
        </Link>
      </p>
    </SectionCard>
  );
}

const needsUnit = ({ polja }: FormDefinition) => polja.some(({ vrsta }) => vrsta === 'enota');

/** A form that is started again takes the focus, because the button that started it is removed. */
function Restarted({ isRestarted, children }: { isRestarted: boolean; children: ReactNode }) {
  return isRestarted ? <FocusHere>{children}</FocusHere> : children;
}
