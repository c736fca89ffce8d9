import type { Api } from '../src/api/client';
import type { Portal } from '../src/machines/portal-context';
import type { Modules } from './tab';
import type { Life } from './window';

interface Router {
  navigate(path: string): void;
}

/** What the login-as-user screen does when it is drawn: one exchange of the link's token, and to login on a refusal. */
export function drawLoginAsUser(
  { logInAsUser, isRefusal }: Modules,
  api: Api,
  { session, linkToken }: Portal,
  router: Router,
  life: Life,
): void {
  const awaitsLogin = () => !life.over && session.getSnapshot().matches('handedOver');
  const token = awaitsLogin() ? linkToken.read() : undefined;
  linkToken.forget();
  if (token === undefined) {
    router.navigate('/prijava');
    return;
  }
  logInAsUser(api, token).then(
    (login) => {
      if (awaitsLogin()) session.send({ type: 'login.succeeded', login });
    },
    (error) => {
      if (isRefusal(error) && awaitsLogin()) router.navigate('/prijava');
    },
  );
}
