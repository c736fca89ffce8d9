import { useLocation } from 'react-router-dom';
import { logIn } from '../api/account';
import { useApi } from '../api/bound-api';
import { usePortal } from '../machines/portal-context';
import { arrivalOf } from '../navigation/arrival';
import { LoginPage } from './login/login-page';

/** §2 `/prijava`, `pages.md` P26. */
export default function Login() {
  const { session, store } = usePortal();
  const api = useApi();
  const arrival = arrivalOf(useLocation().state);
  return (
    <LoginPage
      arrival={arrival}
      store={store}
      logIn={(credentials) => logIn(api, credentials)}
      onHold={(held) => session.send({ type: held ? 'login.began' : 'login.over' })}
      onLogin={(login) => session.send({ type: 'login.succeeded', login })}
      onJoin={() => session.send({ type: 'login.over' })}
    />
  );
}
