import { useState } from 'react';
import type { RegisteredUnit, Unit } from '../../domain/api-types';
import { usePortal } from '../../machines/portal-context';
import { changeText as text } from '../../text/building/registered-numbers';
import { DeleteDialog } from '../../ui/dialog/delete-dialog';
import { SectionCard } from '../../ui/page/section-card';
import { changeDraftKey } from './change-fields';
import { ChangeForm } from './change-form';

interface ReportCardProps {
  readonly building: string;
  readonly units: readonly Unit[];
  /** Key of the unit that the form starts with. */
  readonly first: string;
  readonly registered: readonly RegisteredUnit[];
  readonly onCancel: () => void;
  readonly onSent: () => void;
}

/** The form that reports a change, and the way to leave it, which asks first when something has been filled in. */
export function ReportCard({ building, onCancel, ...form }: ReportCardProps) {
  const [filledIn, setFilledIn] = useState(false);
  const [asks, setAsks] = useState(false);
  const { drafts } = usePortal();
  const leave = () => {
    // Also when nothing is filled in: another unit may have been chosen, which the draft has.
    drafts.drop(changeDraftKey(form.first));
    onCancel();
  };
  return (
    <SectionCard title={text.title} takesFocus>
      <ChangeForm
        key={building}
        building={building}
        {...form}
        onFilledIn={setFilledIn}
        actions={
          <button
            type="button"
            className="button button--quiet"
            onClick={() => (filledIn ? setAsks(true) : leave())}
          >
            {text.cancel}
          </button>
        }
      />
      {asks ? (
        <DeleteDialog
          what="report"
          name={text.title}
          onDelete={leave}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </SectionCard>
  );
}
