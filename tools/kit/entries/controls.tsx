import FileDown from 'lucide-react/icons/file-down';
import Settings from 'lucide-react/icons/settings-2';
import { type ComponentType, useState } from 'react';
import { CopyRow } from '../../../src/ui/controls/copy-row';
import { DocumentButton } from '../../../src/ui/controls/document-button';
import { ExportButton } from '../../../src/ui/controls/export-button';
import { Popover } from '../../../src/ui/controls/popover';
import { Stepper } from '../../../src/ui/controls/stepper';
import { Switch } from '../../../src/ui/controls/switch';
import { Tabs } from '../../../src/ui/controls/tabs';
import { Tick } from '../../../src/ui/controls/tick';
import type { Entry } from '../entry';

const LONG = 'Stanovanje 14, Ulica padlih borcev in talcev 128, Sveti Jurij ob Ščavnici';

const document = (busy: boolean, failure?: string, name = 'račun 10/2026'): ComponentType =>
  function Shown() {
    return (
      <DocumentButton
        icon={FileDown}
        label="Prenesi"
        document={name}
        busy={busy}
        failure={failure}
        onPress={() => {}}
      />
    );
  };

const stepper = (start: number, count: number, ends: boolean): ComponentType =>
  function Shown() {
    const [at, setAt] = useState(start);
    const labels = { previous: 'Prejšnja stran', next: 'Naslednja stran' };
    return (
      <div className="kit-row">
        <Stepper
          at={at}
          count={count}
          labels={ends ? { ...labels, first: 'Prva stran', last: 'Zadnja stran' } : labels}
          iconSize={20}
          onStep={setAt}
        >
          <span>
            {at} / {count}
          </span>
        </Stepper>
      </div>
    );
  };

const tabs = (label: string, labels: readonly string[]): ComponentType =>
  function Shown() {
    const [shown, setShown] = useState(labels[0] ?? '');
    const all = labels.map((name) => ({
      key: name,
      label: name,
      content: () => `Vsebina: ${name}`,
    }));
    return (
      <Tabs
        label={label}
        tabs={all.map((tab, at) => ({ ...tab, key: String(at) }))}
        shown={shown}
        onShow={setShown}
      />
    );
  };

const popover = (label: string, lines: readonly string[]): ComponentType =>
  function Shown() {
    return (
      <Popover label={label} button={<Settings size={20} aria-hidden />}>
        {(close) =>
          lines.map((line) => (
            <button key={line} type="button" className="menu-item" onClick={close}>
              {line}
            </button>
          ))
        }
      </Popover>
    );
  };

const tick = (label: string, start: boolean): ComponentType =>
  function Shown() {
    const [checked, setChecked] = useState(start);
    return <Tick label={label} checked={checked} onChange={setChecked} />;
  };

const toggle = (label: string, start: boolean): ComponentType =>
  function Shown() {
    const [on, setOn] = useState(start);
    return <Switch label={label} on={on} onChange={setOn} />;
  };

const noop = () => {};

/** Buttons and menus. */
export const controls: readonly Entry[] = [
  {
    name: 'Buttons',
    files: ['controls/export-button'],
    use: 'Under the pointer the ground changes; the focus has a ring of 2 px. Enter and space press. A busy button keeps its place in the tab order.',
    states: {
      Default: () => (
        <div className="kit-row">
          <button type="button" className="button">
            Plačaj
          </button>
          <button type="button" className="button button--quiet">
            Prekliči
          </button>
          <button type="button" className="icon-button" aria-label="Nastavitve">
            <Settings size={20} aria-hidden />
          </button>
          <ExportButton onExport={noop} />
        </div>
      ),
      Busy: () => (
        <button type="button" className="button" aria-disabled aria-busy>
          Pošiljanje
        </button>
      ),
      'Long text': () => (
        <button type="button" className="button">
          Pošljite upravniku popravljene podatke o številu oseb in psov v enoti
        </button>
      ),
    },
  },
  {
    name: 'Document button',
    files: ['controls/document-button'],
    use: 'Requests a document; its accessible name has the document too. The failure of the last request is below it.',
    states: {
      Default: document(false),
      Loading: document(true, undefined, 'račun 9/2026'),
      Failed: document(false, 'Dokumenta ni bilo mogoče prenesti.', 'račun 8/2026'),
    },
  },
  {
    name: 'Popover',
    files: ['controls/popover'],
    use: 'Opens below its button and takes the focus; Escape and a click outside close it and return the focus.',
    states: {
      Default: popover('Možnosti', ['Natisni', 'Shrani', 'Kopiraj povezavo']),
      'Long text': popover('Enote', ['Garaža 3', LONG]),
    },
  },
  {
    name: 'Tabs',
    files: ['controls/tabs'],
    use: 'One tab stop; left, right, Home and End move and select at once.',
    states: {
      Default: tabs('Zavihki', ['Odprte', 'Plačane', 'Vse']),
      'Long text': tabs('Dolgi zavihki', [
        'Računi rednega vzdrževanja',
        'Računi rezervnega sklada',
        LONG,
      ]),
    },
  },
  {
    name: 'Stepper',
    files: ['controls/stepper'],
    use: 'At an end the button is dimmed but keeps the focus.',
    states: {
      Default: stepper(3, 7, true),
      'At the end': stepper(7, 7, true),
      'Without first and last': stepper(1, 3, false),
    },
  },
  {
    name: 'Switch',
    files: ['controls/switch'],
    use: 'Space toggles; it applies at once.',
    states: {
      Off: toggle('Prejemaj e-pošto', false),
      On: toggle('Prejemaj SMS', true),
      'Long text': toggle(
        'Obveščaj me o vsakem novem sporočilu, računu in dokumentu upravnika',
        true,
      ),
    },
  },
  {
    name: 'Tick',
    files: ['controls/tick'],
    use: 'Space toggles; it applies at once.',
    states: {
      Off: tick('Samo neprebrana', false),
      On: tick('Samo zapadla', true),
      'Long text': tick('Pokaži tudi postavke, ki so že poravnane, a še niso zaprte', false),
    },
  },
  {
    name: 'Copy row',
    files: ['controls/copy-row', 'controls/copy-button'],
    use: 'The button copies the value and reads Kopirano for two seconds. When the browser refuses, the value is selected.',
    states: {
      Default: () => (
        <dl>
          <CopyRow label="IBAN" shown="SI56 0203 3001 1234 567" copied="SI56020330011234567" />
        </dl>
      ),
      Empty: () => (
        <dl>
          <CopyRow label="Sklic" shown="" copied="" />
        </dl>
      ),
      'Long text': () => (
        <dl>
          <CopyRow label="Namen" shown={`Obratovalni stroški, ${LONG}`} copied={LONG} />
        </dl>
      ),
    },
  },
];
