import { createContext, type MouseEvent, StrictMode, useContext, useEffect } from 'react';
import type { Login } from '../../domain/api-types';
import type { Brand } from '../../domain/people/brand';
import { LoginPage } from '../../screens/login/login-page';
import { BlankFrame } from '../../shell/blank-frame';
import type { PortalStore } from '../../storage/portal-store';
import { PageLinkContext, type PageLinkProps } from '../../ui/page/page-link';
import { BrandContext } from '../../ui/theme/brand-context';

interface LoginTreeProps {
  readonly brand: Brand;
  readonly store: PortalStore;
  readonly typed: { readonly email: string; readonly password: string };
  readonly logIn: (credentials: LoginTreeProps['typed']) => Promise<Login>;
  readonly onLogin: (login: Login) => unknown;
  readonly onHold: (held: boolean) => void;
  readonly onJoin: () => void;
  /** Called with the path of a followed link. */
  readonly onLeave: (path: string) => void;
  /** Called after hydration. */
  readonly onReady: () => void;
}

function Ready({ onReady }: Pick<LoginTreeProps, 'onReady'>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onReady, []);
  return null;
}

const LeaveContext = createContext<LoginTreeProps['onLeave']>(() => {});

/** A link out of the login page; the browser handles clicks that open another tab or window. */
function LeavingLink({ to, ...rest }: PageLinkProps) {
  const onLeave = useContext(LeaveContext);
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onLeave(to);
  };
  return <a {...rest} href={to} onClick={follow} />;
}

/**
 * The standalone login page. The build prerenders it too (`scripts/build/login-page.ts`): both must give the same
 * elements.
 */
export function LoginTree({ brand, store, onReady, onLeave, ...page }: LoginTreeProps) {
  return (
    <StrictMode>
      <BrandContext value={brand}>
        <LeaveContext value={onLeave}>
          <PageLinkContext value={LeavingLink}>
            <BlankFrame store={store}>
              <LoginPage {...page} store={store} />
              <Ready onReady={onReady} />
            </BlankFrame>
          </PageLinkContext>
        </LeaveContext>
      </BrandContext>
    </StrictMode>
  );
}
