import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStillSending } from '../../parts/form/being-sent';
import { handoverSteps, handoverText as text } from '../../text/people/handover';
import { UploadProgress } from '../../ui/form/upload-progress';
import { PrimePart } from '../../ui/prime/prime-part';
import { Notice } from '../../ui/states/notice';
import { DocumentsStep } from './documents-step';
import { type HandoverStep, lacksOf, stepsOf } from './draft-of';
import { KindStep } from './kind-step';
import { MetersStep } from './meters-step';
import { ReviewStep } from './review-step';
import type { StepProps } from './step-frame';
import { TakerStep } from './taker-step';
import type { OpenCase } from './use-case';
import { sendingKey } from './use-step-form';

const loadSteps = () => import('../../ui/prime/steps');

const forms = {
  vrsta: KindStep,
  prevzemnik: TakerStep,
  stevci: MetersStep,
  dokumenti: DocumentsStep,
} as const;

/** The draft in steps. The step is in the address, so that Back leads to the one before. */
export function DraftSteps({ open }: { open: OpenCase }) {
  const [parameters, setParameters] = useSearchParams();
  const steps = stepsOf(open.handover);
  const asked = steps.find((each) => each === parameters.get('korak'));
  // A draft goes on where something is missing.
  const first = useRef(lacksOf(open.handover)[0]?.step ?? 'pregled');
  const step = asked ?? first.current;
  const at = steps.indexOf(step);
  const heading = useFocusOfStep(step);
  const goTo = (next: HandoverStep) =>
    setParameters({ predaja: String(open.handover.id_predaje), korak: next });
  const previous = steps[at - 1];
  const following = steps[at + 1];
  const onBack = previous && (() => goTo(previous));
  const props: StepProps = {
    open,
    label: handoverSteps[step],
    onBack,
    onKept: () => following && goTo(following),
  };
  const Step = step === 'pregled' ? undefined : forms[step];
  return (
    <>
      <PrimePart load={loadSteps} placeholder={null}>
        {(Steps) => (
          <Steps
            name={text.steps}
            steps={steps.map((each) => handoverSteps[each])}
            at={at}
            offers="all"
            onChoose={(place) => goTo(steps[place] ?? step)}
          />
        )}
      </PrimePart>
      <h2 ref={heading} tabIndex={-1} className="focus-here">
        <span className="visually-hidden">{text.stepPlace(at + 1, steps.length)}</span>
        {handoverSteps[step]}
      </h2>
      <OneAtATime key={step} open={open}>
        {Step ? (
          <Step {...props} />
        ) : (
          <ReviewStep open={open} onBack={() => goTo(steps[at - 1] ?? 'vrsta')} onCorrect={goTo} />
        )}
      </OneAtATime>
    </>
  );
}

/** A step that is opened while another one is being sent waits for the answer, which it is made from. */
function OneAtATime({ open, children }: { open: OpenCase; children: ReactNode }) {
  if (!useStillSending(sendingKey(open))) return children;
  return (
    <>
      <Notice kind="warning">{text.stillSending}</Notice>
      {open.progress ? <UploadProgress progress={open.progress} /> : null}
    </>
  );
}

/** Moves the focus to the heading when the step changes. */
function useFocusOfStep(step: HandoverStep): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  const move = useEffectEvent(() => {
    if (last.current === step) return;
    last.current = step;
    heading.current?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what moves the focus
  useEffect(() => move(), [step]);
  return heading;
}
