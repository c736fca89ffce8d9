import type { HandoverUpload } from '../../api/people-handover';
import type { Handover } from '../../domain/api-types';
import { shownFileName } from '../../domain/files/file-name';
import { label as labelOf } from '../../domain/values/label';
import { neededDocuments, otherFile, handoverText as text } from '../../text/people/handover';
import { FileField } from '../../ui/form/file-field';
import { acceptOf, filesOf, filesUpTo } from '../../ui/form/file-rules';
import { required } from '../../ui/form/rules';
import type { FieldPlans } from '../../ui/form/use-portal-form';
import { draftOf, fileLabel, neededFile } from './draft-of';
import { StepFrame, type StepProps } from './step-frame';
import { stepRefusal } from './step-refusal';
import { type StepForm, useStepForm } from './use-step-form';

type Values = { potrebni: readonly File[]; drugi: readonly File[] };

const MOST_MEGABYTES = 8;
const pdf = ['pdf'] as const;
const anyKind = ['pdf', 'jpg', 'png'] as const;

/** The document that the kind needs, and others. Those of the draft can be removed; they go when the step is kept. */
export function DocumentsStep({ open, label, onBack, onKept }: StepProps) {
  const { vrsta, priloge } = open.handover;
  const { removed, setRemoved } = open;
  const needed = neededFile(vrsta);
  const isThere = priloge.some((file) => file.vrsta === needed && !removed.has(file.id_priloge));
  const fields: FieldPlans<Values> = {
    potrebni: {
      label: labelOf(neededDocuments, vrsta, otherFile),
      rules: [...(isThere ? [] : [required]), filesOf(pdf), filesUpTo(MOST_MEGABYTES)],
    },
    drugi: { label: text.other, rules: [filesOf(anyKind), filesUpTo(MOST_MEGABYTES)] },
  };
  const of: StepForm<Values> = useStepForm<Values>({
    step: 'dokumenti',
    open,
    fields,
    initial: { potrebni: [], drugi: [] },
    toStep: ({ potrebni, drugi }) => ({
      change: { priloge: draftOf(open.handover).priloge.filter((id) => !removed.has(id)) },
      files: [
        ...(isThere ? [] : potrebni).map((file): HandoverUpload => ({ kind: needed, file })),
        ...drugi.map((file): HandoverUpload => ({ kind: 'drugo', file })),
      ],
      // A file that the server has is not sent again when a later one fails.
      onKept: ({ file }) => {
        const { inner } = of.form;
        for (const name of ['potrebni', 'drugi'] as const) {
          inner.setValue(
            name,
            inner.getValues(name).filter((each) => each !== file),
          );
        }
      },
    }),
    explain: (error) => {
      // They are sent first: with none left, the refused file is another one, and the field may have left the page.
      const isKept = isThere || of.form.inner.getValues('potrebni').length === 0;
      return stepRefusal(error, { prevec: 'drugi', datoteka: isKept ? 'drugi' : 'potrebni' });
    },
    onKept,
  });
  return (
    <StepFrame open={open} of={of} label={label} onBack={onBack}>
      <KeptFiles
        handover={open.handover}
        removed={removed}
        onChange={(id) => {
          const next = new Set(removed);
          setRemoved(next.delete(id) ? next : next.add(id));
        }}
      />
      {isThere ? null : (
        <FileField form={of.form} name="potrebni" help={text.neededHelp} accept={acceptOf(pdf)} />
      )}
      <FileField
        form={of.form}
        name="drugi"
        help={text.otherHelp}
        accept={acceptOf(anyKind)}
        multiple
      />
    </StepFrame>
  );
}

interface KeptFilesProps {
  readonly handover: Handover;
  /** `id_priloge` of those that go. */
  readonly removed: ReadonlySet<number>;
  /** Removes a document, or keeps it after all. */
  readonly onChange: (id: number) => void;
}

function KeptFiles({ handover: { vrsta, priloge }, removed, onChange }: KeptFilesProps) {
  return (
    <div>
      <h3>{text.documents}</h3>
      {priloge.length === 0 ? <p>{text.noDocuments}</p> : null}
      <ul className="rows" aria-label={text.documents}>
        {priloge.map((file) => {
          const { id_priloge: id } = file;
          const name = shownFileName(file.naziv);
          const isRemoved = removed.has(id);
          return (
            <li key={id} className="rows__ends">
              <div>
                {name} ({fileLabel(vrsta, file)})
                <p role="status" className="section-card__note">
                  {isRemoved ? text.removed : null}
                </p>
              </div>
              <button type="button" className="button button--quiet" onClick={() => onChange(id)}>
                {isRemoved ? text.keepFile : text.remove}
                <span className="visually-hidden">, {name}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
