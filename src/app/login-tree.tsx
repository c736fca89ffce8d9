import { StrictMode, useEffect } from 'react';
import type { Login } from '../domain/api-types';
import type { Brand } from '../domain/brand';
import { LoginPage } from '../screens/login/login-page';
import { BlankFrame } from '../shell/blank-frame';
import type { PortalStore } from '../storage/portal-store';
import { BrandContext } from '../ui/brand-context';

interface LoginTreeProps {
  readonly brand: Brand;
  readonly store: PortalStore;
  readonly typed: { readonly email: string; readonly password: string };
  readonly onLogin: (login: Login) => unknown;
  /** Told when React has taken over. */
  readonly onReady: () => void;
}

function Ready({ onReady }: Pick<LoginTreeProps, 'onReady'>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onReady, []);
  return null;
}

/** The login page by itself. The build draws it too (`scripts/build/login-page.ts`): both must come to the same elements. */
export function LoginTree({ brand, store, onReady, ...page }: LoginTreeProps) {
  return (
    <StrictMode>
      <BrandContext value={brand}>
        <BlankFrame store={store}>
          <LoginPage {...page} />
          <Ready onReady={onReady} />
        </BlankFrame>
      </BrandContext>
    </StrictMode>
  );
}
