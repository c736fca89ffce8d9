import {
  type APIOptions,
  addLocale,
  PrimeReactProvider,
  updateLocaleOptions,
} from 'primereact/api';
import type { ReactNode } from 'react';
import { primeLocale, primeNames } from '../../text/common/prime';

const LOCALE = 'sl';
addLocale(LOCALE, primeLocale);
updateLocaleOptions({ aria: primeNames }, LOCALE);

/** The settings of PrimeReact: our styles only, the layers of §9, Slovenian, and the nonce of the page's policy. */
const settings: APIOptions = {
  unstyled: true,
  locale: LOCALE,
  nonce: document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '',
  zIndex: { modal: 1100, overlay: 1000, menu: 1000 },
};

/** The one provider of PrimeReact: each part of `src/ui/prime/` wraps what it renders in it (§3, §9). */
export function PrimeProvider({ children }: { children: ReactNode }) {
  return <PrimeReactProvider value={settings}>{children}</PrimeReactProvider>;
}
