import { useEffect, useState } from 'react';
import type { Brand } from '../../src/domain/people/brand';
import { Page } from '../../src/ui/page/page';
import { Toasts } from '../../src/ui/states/toast';
import { BrandContext } from '../../src/ui/theme/brand-context';
import { showLayout } from '../../src/ui/theme/show-layout';
import { groups } from './entries';
import { type Entry, type Group, idOf } from './entry';
import './kit.css';
import { Bar } from './bar';
import { layoutOf, readSettings, type Settings, writeSettings } from './settings';

const brand: Brand = {
  name: 'Portal stanovalca',
  logo: '/icon.svg',
  partners: [],
  terms: '/pogoji-uporabe.html',
  privacy: '/osebni-podatki.html',
  accessibility: '/izjava-o-dostopnosti.html',
  demo: undefined,
  contact: undefined,
};

const lead =
  'Every part of src/ui in every state, with the styles of the portal. Point at a part, move to it with Tab, and use its keys.';

/** All parts of the kit in all their states, with switches for theme, text size and width. */
export function Kit() {
  const [settings, setSettings] = useState(() => readSettings(location.search));
  useEffect(() => {
    showLayout(layoutOf(settings), document);
    history.replaceState(null, '', writeSettings(settings) + location.hash);
  }, [settings]);
  // The browser looks for the fragment before the page is drawn.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  if (settings.isFramed) return <Parts />;
  return (
    <>
      <Bar settings={settings} onChange={setSettings} />
      {settings.width === 0 ? <Whole /> : <Framed settings={settings} />}
    </>
  );
}

function Whole() {
  return (
    <div className="kit">
      <nav className="kit__index" aria-label="Parts">
        {groups.map(({ title, entries }) => (
          <div key={title}>
            <p>{title}</p>
            <ul>
              {entries.map(({ name }) => (
                <li key={name}>
                  <a href={`#${idOf(name)}`}>{name}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <Parts />
    </div>
  );
}

/** The page again in a frame of the chosen width, so that its media queries apply. */
function Framed({ settings }: { settings: Settings }) {
  const { width } = settings;
  const source = writeSettings({ ...settings, width: 0, isFramed: true });
  return (
    <main className="kit-frame">
      <h1 className="visually-hidden">Kit at {width} px</h1>
      <iframe title={`Kit at ${width} px`} src={`${source}${location.hash}`} width={width} />
    </main>
  );
}

function Parts() {
  return (
    <BrandContext value={brand}>
      <main className="kit__parts">
        <Page title="Kit" lead={lead}>
          {groups.map((group) => (
            <PartsOf key={group.title} {...group} />
          ))}
        </Page>
      </main>
      <Toasts />
    </BrandContext>
  );
}

function PartsOf({ title, entries }: Group) {
  return (
    <div className="kit__group" id={idOf(title)}>
      <h2>{title}</h2>
      {entries.map((entry) => (
        <Part key={entry.name} {...entry} />
      ))}
    </div>
  );
}

function Part({ name, files, use, states }: Entry) {
  return (
    <article id={idOf(name)} className="kit-part">
      <h3>{name}</h3>
      <p className="kit-part__files">{files.map((file) => `${file}.tsx`).join(' · ')}</p>
      <p className="kit-part__use">{use}</p>
      <div className="kit-part__states">
        {Object.entries(states).map(([state, Show]) => (
          <div key={state} className="kit-state">
            <p className="kit-state__name">{state}</p>
            <div className="kit-state__show" lang="sl">
              <Show />
            </div>
          </div>
        ))}
      </div>
    </article>
  );
}
