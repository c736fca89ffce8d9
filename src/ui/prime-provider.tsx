import { PrimeReactProvider } from 'primereact/api';
import type { ReactNode } from 'react';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

/** PrimeReact with the page's style nonce, without which the content policy refuses the styles it injects. */
export function PrimeProvider({ children }: { children: ReactNode }) {
  return <PrimeReactProvider value={{ nonce }}>{children}</PrimeReactProvider>;
}
