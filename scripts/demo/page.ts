import type { SentMessage } from '../../mocks/server/mailbox';
import { Html, html } from './html';
import { style } from './style';

/** A login of the demo, with its first password. */
export interface ShownLogin {
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
}

const clock = new Intl.DateTimeFormat('sl-SI', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Ljubljana',
});

/** The demo page as one HTML document, in Slovenian and without script. */
export function demoPage({ logins, messages, users }: DemoPage): string {
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
      <p>Te strani ni na pravem portalu. Tu je, kar bi sicer prišlo po pošti ali od upravnika.</p>
    </header>
    <main>
      <section aria-labelledby="logins">
        <h2 id="logins">Prijavni podatki</h2>
        <ul>${logins.map(loginItem)}</ul>
        <p><a class="action" href="/prijava">Na prijavo</a></p>
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
    </main>
  </body>
</html>
`.text;
}

const emptyMailbox = html`<p>Predal je prazen. Tu bo vsako sporočilo, ki ga portal pošlje po e-pošti, na primer
          <a href="/pozabljeno-geslo">povezava za novo geslo</a>.</p>`;

function loginItem({ name, email, password, changed }: ShownLogin): Html {
  return html`
          <li>
            <h3>${name}</h3>
            <p>E-poštni naslov: <code>${email}</code></p>
            <p>Geslo: ${changed ? 'po zagonu je bilo spremenjeno' : html`<code>${password}</code>`}</p>
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
