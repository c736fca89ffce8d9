import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { billComplaintQuery } from '../../api/billing-complaint';
import { costSpecificationQuery } from '../../api/billing-costs';
import { checkLine } from '../../domain/bills/bill-check';
import { today } from '../../domain/dates/today';
import { termText } from '../../domain/evidence/data-tables';
import { formLink } from '../../navigation/form-link';
import { lineText } from '../../text/bills/cost-specification';
import { evidenceText as text } from '../../text/bills/evidence';
import { Tick } from '../../ui/controls/tick';
import { QueryView } from '../query/query-view';
import { keepPack, MAX_ATTACHED_BYTES } from './kept-pack';
import '../../ui/page/disclosure.css';

interface ComplaintProps {
  readonly unit: string;
  readonly bill: string;
  readonly period: string;
  /** The pack to attach, when it is made. */
  readonly pack: File | undefined;
  readonly close: () => void;
}

/** The complaint about a bill: its term and steps, the lines to mark, and the way to the form with the pack attached. */
export function Complaint({ unit, bill, period, pack, close }: ComplaintProps) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const complaint = useQuery(billComplaintQuery(bill));
  const specification = useQuery(costSpecificationQuery(unit, period));
  const [marked, setMarked] = useState<ReadonlySet<number>>();
  const lines = specification.data?.postavke ?? [];
  const wrong = lines.flatMap((line, at) => (checkLine(line).outcome === 'differs' ? [at] : []));
  // By place, because two lines may share a name.
  const chosen = marked ?? new Set(wrong);
  const fits = pack !== undefined && pack.size <= MAX_ATTACHED_BYTES;
  const mark = (at: number, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(at);
    else next.delete(at);
    setMarked(next);
  };
  const complain = () => {
    keepPack(cache, bill, fits ? pack : undefined);
    close();
    const names = lines.filter((_, at) => chosen.has(at)).map((line) => line.vrsta_stroska);
    const line = [...new Set(names)].join('; ');
    void navigate(formLink('reklamacija_obracuna', { unit, bill, line }));
  };
  return (
    <section className="panel__group" aria-labelledby="evidence-complaint">
      <h3 id="evidence-complaint">{text.complaint}</h3>
      <QueryView query={complaint} skeletonLines={4}>
        {({ rok_reklamacije, koraki }) => (
          <>
            <p>{termText(rok_reklamacije, today())}</p>
            <details>
              <summary>{text.steps}</summary>
              <ol>
                {koraki.map(({ korak, naziv, opis, url }) => (
                  <li key={korak} value={korak}>
                    <strong>{naziv}</strong>
                    <p>{opis}</p>
                    {url === null ? null : (
                      <a href={url} target="_blank" rel="noopener noreferrer">
                        {url}
                      </a>
                    )}
                  </li>
                ))}
              </ol>
            </details>
          </>
        )}
      </QueryView>
      {lines.length > 0 ? (
        <fieldset className="evidence__rows">
          <legend>{text.lines}</legend>
          {lines.map(({ vrsta_stroska: name, id_reklamacije }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may share a name, and their order never changes
            <div key={index} className="evidence__part">
              <Tick label={name} checked={chosen.has(index)} onChange={(on) => mark(index, on)} />
              {id_reklamacije === null ? null : <p>{`${lineText.complained} ${id_reklamacije}`}</p>}
            </div>
          ))}
        </fieldset>
      ) : null}
      <p className="panel__note">{hintOf(pack, fits)}</p>
      <div className="confirm__actions">
        <button type="button" className="button button--quiet" onClick={complain}>
          {text.complain}
        </button>
      </div>
    </section>
  );
}

function hintOf(pack: File | undefined, fits: boolean): string {
  if (pack === undefined) return text.complainBare;
  return fits ? text.complainHint : text.tooLargeToAttach;
}
