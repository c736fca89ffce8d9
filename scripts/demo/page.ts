import type { SentMessage } from '../../mocks/server/mailbox';
import { copyScript } from './copy';
import { Html, html } from './html';
import { style } from './style';

/** A login of the demo, with its first password. */
export interface ShownLogin {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** Whether the user has changed the password. */
  readonly changed: boolean;
}

/** A user whom staff can act as. */
export interface ShownUser {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

/** The content of the demo page. */
export interface DemoPage {
  readonly logins: readonly ShownLogin[];
  /** The newest first. */
  readonly messages: readonly SentMessage[];
  readonly users: readonly ShownUser[];
  /** Whether the visitor has just put the demo back to its beginning. */
  readonly wasReset?: boolean;
}

const clock = new Intl.DateTimeFormat('sl-SI', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Ljubljana',
});

/** The demo page as one HTML document, in Slovenian; its one script only copies codes. */
export function demoPage({ logins, messages, users, wasReset = false }: DemoPage): string {
  const title = 'Predstavitev portala';
  return html`<!doctype html>
<html lang="sl">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex, nofollow">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    <style>${new Html(style)}</style>
  </head>
  <body>
    <header>
      <h1>${title}</h1>
      <p>Preizkusite portal z izmišljenimi podatki. Vse lahko spremenite in kadar koli začnete znova.</p>
      ${wasReset ? html`<p role="status">Predstavitev je spet taka kot na začetku. Prijavite se znova.</p>` : []}
    </header>
    <main>
      <section aria-labelledby="logins">
        <h2 id="logins">Vstopite z enim pritiskom</h2>
        <ul>${logins.map(loginItem)}</ul>
        <p><a class="action" href="/prijava">Na prijavo z geslom</a></p>
      </section>
      <section aria-labelledby="try">
        <h2 id="try">Pet stvari za začetek</h2>
        <ol>${tasks.map(taskItem)}</ol>
      </section>
      <section aria-labelledby="codes">
        <h2 id="codes">Podatki z računa</h2>
        <ul>${codes.map(codeItem)}</ul>
      </section>
      <section aria-labelledby="mailbox">
        <h2 id="mailbox">Poštni predal</h2>
        ${messages.length > 0 ? html`<ul>${messages.map(messageItem)}</ul>` : emptyMailbox}
        <p><a class="action" href="/demo">Osveži</a></p>
      </section>
      <section aria-labelledby="act">
        <h2 id="act">Prijava kot uporabnik</h2>
        <p>Tako se upravnikov sodelavec prijavi v imenu stanovalca. Povezava velja eno minuto in le enkrat.</p>
        <ul>${users.map(userItem)}</ul>
      </section>
      <section aria-labelledby="reset">
        <h2 id="reset">Od začetka</h2>
        <p>Vse spremembe se izbrišejo, tudi vloge, gesla in sporočila v predalu. Vsi obiskovalci se morajo prijaviti znova.</p>
        <form method="post" action="/demo/reset">
          <button>Ponastavi predstavitev</button>
        </form>
      </section>
    </main>
    <script>${new Html(copyScript)}</script>
  </body>
</html>
`.text;
}

const emptyMailbox = html`<p>Predal je prazen. Tu bo vsako sporočilo, ki ga portal pošlje po e-pošti, na primer
          <a href="/pozabljeno-geslo">povezava za novo geslo</a>.</p>`;

/** Who the persons of the demo are; a login of a generated world has no story. */
const stories: Readonly<Record<string, string>> = {
  'ana.zupancic@example.si':
    'Lastnica treh enot pri dveh upravnikih. V bloku na Javorjevi živi z družino, stanovanje na Brezovi oddaja.',
  'rok.petek@example.si':
    'Anin najemnik na Brezovi. Plačuje obračune, lastniških podatkov ne vidi.',
  'marko.zupancic@example.si':
    'Družinski član z Aninim dovoljenjem. Vidi njene enote in plačuje obračune.',
};

const tasks = [
  [
    '/odprte-postavke',
    'Plačajte z eno kodo QR',
    'Ana ima tri odprte obračune, eden je že zapadel.',
  ],
  [
    '/specifikacija-stroskov',
    'Preverite, zakaj je račun višji',
    'Specifikacija pove, kaj se je spremenilo, in preračuna vsako postavko.',
  ],
  ['/odcitki', 'Razumite ogrevanje', 'Od odčitka do zneska, korak za korakom.'],
  ['/rezervni-sklad', 'Poglejte, koliko je v skladu', 'In ali denarja zadošča za načrtovana dela.'],
  [
    '/prijavljena-stevila-oseb-in-psov',
    'Prijavite psa',
    'Portal oceni, koliko več boste plačali. Upravnik odgovori v minuti.',
  ],
] as const;

function taskItem([path, name, text]: (typeof tasks)[number]): Html {
  return html`
          <li>
            <h3><a class="action" href="${path}">${name}</a></h3>
            <p class="muted">${text}</p>
          </li>`;
}

const codes = [
  ['Za registracijo', '/registracija', 'Upravljanje Zeleni Gaj d.o.o.', '120555', 'K7M4-2QXA'],
  [
    'Za dodatnega upravnika',
    '/dodaj-upravnika',
    'Stanovanjski servis Breza d.o.o.',
    '7781',
    'R9T3-8WPL',
  ],
] as const;

function codeItem([name, path, manager, code, password]: (typeof codes)[number]): Html {
  return html`
          <li>
            <h3><a class="action" href="${path}">${name}</a></h3>
            <p>Upravnik: ${manager}</p>
            <p class="copied"><span>Šifra plačnika</span> <code>${code}</code>${copyButton(code, 'šifro plačnika')}</p>
            <p class="copied"><span>Geslo iz položnice</span> <code>${password}</code>${copyButton(password, 'geslo iz položnice')}</p>
          </li>`;
}

/** A button that the script shows: without the script it could do nothing. */
function copyButton(text: string, what: string): Html {
  return html`<button type="button" hidden data-copy="${text}" aria-label="Kopiraj ${what}">Kopiraj</button>`;
}

function loginItem({ id, name, email, password, changed }: ShownLogin): Html {
  const story = stories[email];
  return html`
          <li>
            <h3>${name}</h3>
            ${story === undefined ? [] : html`<p>${story}</p>`}
            ${
              changed
                ? html`<p>Geslo je bilo po zagonu spremenjeno.</p>`
                : html`<form method="post" action="/demo/enter/${id}">
              <button class="primary">Vstopi kot ${name}</button>
            </form>
            <p class="muted">${email} · geslo <code>${password}</code></p>`
            }
          </li>`;
}

function messageItem({ to, subject, text, sentAt, link }: SentMessage): Html {
  return html`
          <li>
            <h3>${subject}</h3>
            <p class="muted">Za ${to}, <time datetime="${sentAt}">${timeOf(sentAt)}</time></p>
            <p>${text}</p>
            <p><a class="action" href="${link}">Odprite povezavo iz sporočila</a></p>
          </li>`;
}

/** A time in the portal's format, DD.MM.YYYY, HH:mm. */
function timeOf(moment: string): string {
  return clock.format(new Date(moment)).replaceAll('. ', '.');
}

function userItem({ id, name, email }: ShownUser): Html {
  return html`
          <li>
            <form method="post" action="/demo/act/${id}">
              <p class="muted">${email}</p>
              <button>Prijava kot ${name}</button>
            </form>
          </li>`;
}
