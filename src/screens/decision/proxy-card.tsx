import { useState } from 'react';
import type { Decision } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { canGiveProxy, canTakeBackProxy } from '../../domain/decisions/proxy';
import { proxyText as text } from '../../text/decisions/proxy';
import { Facts } from '../../ui/page/facts';
import { FocusHere } from '../../ui/page/focus-here';
import { SectionCard } from '../../ui/page/section-card';
import { ProxyForm } from './proxy-form';
import { TakeBackDialog } from './take-back-dialog';

/** The proxy: whom the user has authorised, and how to give or take it back (rule 7). */
export function ProxyCard({ decision }: { decision: Decision }) {
  const { id_odlocitve: id, moje } = decision;
  const proxy = moje.pooblascenec;
  const [isOpen, setOpen] = useState(false);
  // The button that opens the form comes back in the place of the form, which had the focus.
  const [hasClosed, setClosed] = useState(false);
  const [asks, setAsks] = useState(false);
  // What was done replaces the button that had the focus.
  const [hasChanged, setChanged] = useState(false);
  const canGive = canGiveProxy(decision);
  const canTakeBack = canTakeBackProxy(decision);
  // What was taken back at an assembly leaves the card in its place, with the focus.
  if (!proxy && !canGive && !(hasChanged && canTakeBack)) return null;
  const done = () => {
    setOpen(false);
    setChanged(true);
  };
  const cancel = () => {
    setOpen(false);
    setClosed(true);
  };
  const opener = (
    <button type="button" className="button button--quiet no-print" onClick={() => setOpen(true)}>
      {text.give}
    </button>
  );
  return (
    <SectionCard
      key={proxy ? 'given' : 'none'}
      title={text.title}
      {...(hasChanged && { takesFocus: true })}
    >
      {proxy ? (
        <Facts
          facts={{
            [text.facts.name]: proxy.ime_priimek,
            [text.facts.address]: proxy.naslov,
            [text.facts.since]: formatDate(proxy.dano, true),
          }}
        />
      ) : (
        <p>{canGive ? text.lead : text.begun}</p>
      )}
      {proxy && canTakeBack ? (
        <button
          type="button"
          className="button button--quiet no-print"
          onClick={() => setAsks(true)}
        >
          {text.takeBack}
        </button>
      ) : null}
      {proxy || !canGive ? null : isOpen ? (
        <FocusHere key="form">
          <ProxyForm id={id} onGiven={done} onCancel={cancel} />
        </FocusHere>
      ) : hasClosed ? (
        <FocusHere key="opener">{opener}</FocusHere>
      ) : (
        opener
      )}
      {asks && proxy ? (
        <TakeBackDialog
          id={id}
          name={proxy.ime_priimek}
          onTakenBack={done}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </SectionCard>
  );
}
