import { useState } from 'react';
import { formatSize } from '../../domain/files/file-size';
import { evidenceSections, evidenceText as text } from '../../text/bills/evidence';
import { Tick } from '../../ui/controls/tick';
import { LeavingButton } from '../../ui/page/leaving-button';
import { Notice } from '../../ui/states/notice';
import { knownBytes } from './gather';
import type { Section } from './pack-plan';
import { PackRunView } from './pack-run-view';
import type { SectionFiles } from './plan-all';
import { sectionFacts } from './section-facts';
import type { usePackRun } from './use-pack-run';

interface PackChoiceProps {
  readonly plan: SectionFiles;
  readonly pack: ReturnType<typeof usePackRun>;
}

const all = Object.keys(evidenceSections) as Section[];

/** The parts of a pack to tick, the size as far as it is known, and the run. */
export function PackChoice({ plan, pack }: PackChoiceProps) {
  const [chosen, setChosen] = useState<ReadonlySet<Section>>(new Set(all));
  const { run, make, cancel } = pack;
  const planned = all.filter((section) => chosen.has(section)).flatMap((name) => plan[name]);
  const known = knownBytes(planned);
  const tick = (section: Section, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(section);
    else next.delete(section);
    setChosen(next);
  };
  const busy = run.kind === 'running' || run.kind === 'asks';
  return (
    <>
      <p className="panel__note">{text.lead}</p>
      <fieldset className="evidence__rows" disabled={busy}>
        <legend>{text.choose}</legend>
        {all.map((section) => (
          <div key={section} className="evidence__part">
            <Tick
              label={evidenceSections[section]}
              checked={chosen.has(section)}
              onChange={(on) => tick(section, on)}
            />
            <p>{sectionFacts(plan[section])}</p>
          </div>
        ))}
      </fieldset>
      <p className="panel__note">
        {known > 0 ? text.sizeKnown(formatSize(known)) : text.sizeUnknown}
      </p>
      {run.kind === 'idle' && run.note !== undefined ? (
        <Notice kind={run.failed ? 'failure' : 'warning'}>{run.note}</Notice>
      ) : null}
      {busy || run.kind === 'made' ? <PackRunView run={run} cancel={cancel} /> : null}
      {busy ? null : (
        <div className="confirm__actions">
          <LeavingButton
            primary={run.kind !== 'made'}
            disabled={chosen.size === 0}
            onPress={() => void make(planned)}
          >
            {run.kind === 'idle' && run.failed ? text.again : text.make}
          </LeavingButton>
          {chosen.size === 0 ? <p role="status">{text.nothing}</p> : null}
        </div>
      )}
    </>
  );
}
