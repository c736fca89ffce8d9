import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { FormDefinition, Unit } from '../../domain/api-types';
import { usePortal } from '../../machines/portal-context';
import type { LinkValues } from '../../navigation/form-link';
import { keepPack, keptPack } from '../../parts/evidence/kept-pack';
import { noteSending, useStillSending } from '../../parts/form/being-sent';
import { formsText as text } from '../../text/forms/forms';
import { useOnScreen } from '../../ui/browser/use-on-screen';
import { DeleteDialog } from '../../ui/dialog/delete-dialog';
import type { FormValues } from '../../ui/form/rules';
import { Notice } from '../../ui/states/notice';
import { notify } from '../../ui/states/toast';
import { OnlineForm } from './online-form';
import { resumed, sameValues, startValues, withFile } from './start-values';

interface DraftedFormProps {
  readonly definition: FormDefinition;
  readonly units: readonly Unit[];
  readonly selected: string | undefined;
  readonly given: LinkValues;
  readonly onSent: (number: string) => void;
  readonly onRestart: () => void;
}

const isFilled = (value: FormValues[string]) => Array.isArray(value) && value.length > 0;

const draftKeyOf = ({ definition, given }: DraftedFormProps) =>
  JSON.stringify([definition.obrazec.oznaka, given]);

/** A form with its draft; while the last one is still being sent, it waits for the answer. */
export function DraftedForm(props: DraftedFormProps) {
  const isSending = useStillSending(draftKeyOf(props));
  return isSending ? (
    <Notice kind="warning">{text.stillSending}</Notice>
  ) : (
    <FormWithDraft {...props} />
  );
}

/**
 * A form whose values survive a failed send, a reload, Back and the end of a session (F10). A draft is restored only at the
 * same address: a complaint about one line is not a complaint about another.
 */
function FormWithDraft(props: DraftedFormProps) {
  const { definition, units, selected, given, onSent, onRestart } = props;
  const { drafts } = usePortal();
  const key = draftKeyOf(props);
  const [draft] = useState(() => drafts.read(key));
  const [fresh] = useState(() => startValues(definition.polja, { units, selected, given }));
  const cache = useQueryClient();
  const bill = given.bill ?? '';
  // The evidence pack that the user has just made for this bill is attached.
  const [initial] = useState(() =>
    withFile(resumed(fresh, draft), definition.polja, keptPack(cache, bill)),
  );
  // From now on the draft keeps the pack: taken from the cache again, it would be there twice, or in spite of its removal.
  useEffect(() => keepPack(cache, bill, undefined), [cache, bill]);
  const [asks, setAsks] = useState(false);
  const [lacksFiles, setLacksFiles] = useState(draft?.filesLost);
  const received = useRef(false);
  const onScreen = useOnScreen();
  const keep = (values: FormValues) => {
    if (received.current) return;
    const hasFiles = Object.values(values).some(isFilled);
    setLacksFiles(draft?.filesLost && !hasFiles);
    if (sameValues(values, fresh)) drafts.drop(key);
    else drafts.keep(key, values);
  };
  const restart = () => {
    drafts.drop(key);
    received.current = true;
    onRestart();
  };
  return (
    <>
      {draft ? (
        <div className="form-resumed">
          <Notice kind="warning">
            {lacksFiles ? `${text.resumed} ${text.filesLost}` : text.resumed}
          </Notice>
          <button
            type="button"
            className="button button--quiet"
            aria-haspopup="dialog"
            onClick={() => setAsks(true)}
          >
            {text.restart}
          </button>
        </div>
      ) : null}
      {asks ? (
        <DeleteDialog
          what="draft"
          name={definition.obrazec.naziv}
          onDelete={restart}
          onClose={() => setAsks(false)}
        />
      ) : null}
      <OnlineForm
        definition={definition}
        units={units}
        initial={initial}
        onChange={keep}
        onSending={(isSending) => noteSending(cache, key, isSending)}
        onSent={(number) => {
          received.current = true;
          drafts.drop(key);
          // A user who has opened another page meanwhile gets a toast and stays there.
          if (onScreen.current) onSent(number);
          else notify.success(text.received(number));
        }}
      />
    </>
  );
}
