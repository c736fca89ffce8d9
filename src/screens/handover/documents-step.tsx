import { useState } from 'react';
import type { HandoverUpload } from '../../api/people-handover';
import type { Handover } from '../../domain/api-types';
import { shownFileName } from '../../domain/files/file-name';
import { label as labelOf } from '../../domain/values/label';
import {
  fileKinds,
  neededDocuments,
  otherFile,
  handoverText as text,
} from '../../text/people/handover';
import { FileField } from '../../ui/form/file-field';
import { acceptOf, filesOf, filesUpTo } from '../../ui/form/file-rules';
import { required } from '../../ui/form/rules';
import type { FieldPlans } from '../../ui/form/use-portal-form';
import { neededFile } from './draft-of';
import { StepFrame, type StepProps } from './step-frame';
import { stepRefusal } from './step-refusal';
import { useStepForm } from './use-step-form';

type Values = { potrebni: readonly File[]; drugi: readonly File[] };

const MOST_MEGABYTES = 8;
const pdf = ['pdf'] as const;
const anyKind = ['pdf', 'jpg', 'png'] as const;

/** The document that the kind needs, and others. Those of the draft can be removed; they go when the step is kept. */
export function DocumentsStep({ open, label, onBack, onKept }: StepProps) {
  const { vrsta, priloge, stevci } = open.handover;
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const needed = neededFile(vrsta);
  const left = priloge.filter(({ id_priloge }) => !removed.has(id_priloge));
  const isThere = left.some((file) => file.vrsta === needed);
  const fields: FieldPlans<Values> = {
    potrebni: {
      label: labelOf(neededDocuments, vrsta, otherFile),
      rules: [...(isThere ? [] : [required]), filesOf(pdf), filesUpTo(MOST_MEGABYTES)],
    },
    drugi: { label: text.other, rules: [filesOf(anyKind), filesUpTo(MOST_MEGABYTES)] },
  };
  const photos = stevci.flatMap(({ fotografija }) => (fotografija ? [fotografija.id_priloge] : []));
  const of = useStepForm<Values>({
    step: 'dokumenti',
    open,
    fields,
    initial: { potrebni: [], drugi: [] },
    toStep: ({ potrebni, drugi }) => ({
      change: { priloge: [...left.map(({ id_priloge }) => id_priloge), ...photos] },
      files: [
        ...potrebni.map((file): HandoverUpload => ({ kind: needed, file })),
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
    explain: (error) => stepRefusal(error, { prevec: 'drugi', datoteka: 'potrebni' }),
    onKept,
  });
  return (
    <StepFrame open={open} of={of} label={label} onBack={onBack}>
      <KeptFiles
        files={left}
        onRemove={(id) => setRemoved(new Set(removed).add(id))}
        wasRemoved={removed.size > 0}
      />
      <FileField form={of.form} name="potrebni" help={text.neededHelp} accept={acceptOf(pdf)} />
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
  readonly files: Handover['priloge'];
  readonly onRemove: (id: number) => void;
  readonly wasRemoved: boolean;
}

function KeptFiles({ files, onRemove, wasRemoved }: KeptFilesProps) {
  return (
    <div>
      <h3>{text.documents}</h3>
      {files.length === 0 ? <p>{text.noDocuments}</p> : null}
      <ul className="rows" aria-label={text.documents}>
        {files.map(({ id_priloge, naziv, vrsta }) => (
          <li key={id_priloge} className="rows__ends">
            <span>
              {shownFileName(naziv)} ({labelOf(fileKinds, vrsta, otherFile)})
            </span>
            <button
              type="button"
              className="button button--quiet"
              onClick={() => onRemove(id_priloge)}
            >
              {text.remove}
              <span className="visually-hidden">, {shownFileName(naziv)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {wasRemoved ? text.removed : null}
      </p>
    </div>
  );
}
