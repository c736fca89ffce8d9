import type { ReactNode } from 'react';
import { handoverText as text } from '../../text/people/handover';
import { Form } from '../../ui/form/form';
import type { FormValues } from '../../ui/form/rules';
import { UploadProgress } from '../../ui/form/upload-progress';
import { Notice } from '../../ui/states/notice';
import type { OpenCase } from './use-case';
import type { StepForm } from './use-step-form';

interface StepFrameProps<Values extends FormValues> {
  readonly open: OpenCase;
  readonly of: StepForm<Values>;
  /** The name of the step. */
  readonly label: string;
  /** The way to the step before; the first one has none. */
  readonly onBack: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A step of the draft: what was typed before, the fields, and the buttons to go on and back. */
export function StepFrame<Values extends FormValues>(props: StepFrameProps<Values>) {
  const { open, of, label, onBack, children } = props;
  return (
    <>
      {of.resumed === undefined ? null : <Notice kind="warning">{of.resumed}</Notice>}
      <Form
        form={of.form}
        submit={text.save}
        label={label}
        actions={
          onBack ? (
            <button type="button" className="button button--quiet" onClick={onBack}>
              {text.previous}
            </button>
          ) : null
        }
      >
        {children}
        {open.progress ? <UploadProgress progress={open.progress} /> : null}
      </Form>
    </>
  );
}

/** What each step gets. */
export interface StepProps {
  readonly open: OpenCase;
  readonly label: string;
  readonly onBack: (() => void) | undefined;
  /** Goes to the step after it. */
  readonly onKept: () => void;
}
