import { renderToString } from 'react-dom/server';
import { createMemoryStore } from '../../storage/key-value-store';
import { createPortalStore } from '../../storage/portal-store';
import { pageTitles } from '../../text/shell/pages';
import { readConfiguration } from '../configuration/configuration';
import { LoginTree } from './login-tree';
import { paintedFor } from './painted-login';

/** The login page as markup. */
export interface PaintedLogin {
  readonly title: string;
  readonly markup: string;
  /** The brand it was prerendered for, as `paintedFor` writes it. */
  readonly paintedFor: string;
  /** Its styles, in addition to those of the portal. */
  readonly styles: string;
}

/**
 * Renders the login page to markup, for the build.
 *
 * @param attributes - the `data-` attributes of the mount element
 * @throws ConfigurationError when one of them is wrong
 */
export function paintLogin(attributes: DOMStringMap): PaintedLogin {
  const configuration = readConfiguration(attributes, 'https://portal.invalid');
  const { accent } = configuration;
  return {
    title: `${pageTitles.login} – ${configuration.name}`,
    markup: renderToString(
      <LoginTree
        brand={configuration}
        store={createPortalStore(createMemoryStore())}
        typed={{ email: '', password: '' }}
        logIn={() => new Promise(() => {})}
        onLogin={() => {}}
        onHold={() => {}}
        onJoin={() => {}}
        onReady={() => {}}
        onLeave={() => {}}
      />,
    ),
    paintedFor: paintedFor(configuration),
    styles: accent ? `:root{--accent-light:${accent.light};--accent-dark:${accent.dark}}` : '',
  };
}
