import { StrictMode } from 'react';
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
}

/** The login page by itself. The build draws it too (`scripts/build/login-page.ts`): both must come to the same elements. */
export function LoginTree({ brand, store, ...page }: LoginTreeProps) {
  return (
    <StrictMode>
      <BrandContext value={brand}>
        <BlankFrame store={store}>
          <LoginPage {...page} />
        </BlankFrame>
      </BrandContext>
    </StrictMode>
  );
}
