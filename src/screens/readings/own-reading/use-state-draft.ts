import { useRef, useState } from 'react';
import type { MeterToRead } from '../../../domain/api-types';
import { usePortal } from '../../../machines/portal-context';
import type { StateValues } from './state-fields';

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

/** The values of the form of a meter, which survive a failed send, a reload and the end of a session. */
export function useStateDraft(unit: string, meter: MeterToRead, today: string) {
  const { drafts } = usePortal();
  const key = JSON.stringify(['own-state', unit, meter.st_merilnika]);
  const [found] = useState(() => drafts.read(key));
  const [start] = useState(() => startOf(meter, today));
  const ended = useRef(false);
  return {
    /** The draft that the form goes on with, if any. */
    found,
    initial: found ? resumed(start, found.values) : start,
    /** Keeps the values, unless they are those of the start. */
    keep: (values: StateValues) => {
      if (ended.current) return;
      const isUntouched =
        values.fotografija.length === 0 && JSON.stringify(values) === JSON.stringify(start);
      if (isUntouched) drafts.drop(key);
      else drafts.keep(key, values);
    },
    /** Forgets the values, which were sent or given up. */
    end: () => {
      ended.current = true;
      drafts.drop(key);
    },
  };
}
