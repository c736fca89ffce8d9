import { Outlet } from 'react-router-dom';
import { usePortal } from '../machines/portal-context';
import { useAfterNavigation } from './after-navigation';
import './blank-layout.css';
import { Logo } from './logo';
import { RouteTitle } from './route-title';
import { ThemeToggle } from './theme-toggle';

/** The layout of the public pages: the portal's name and one card (§2). */
export default function BlankLayout() {
  const { name } = usePortal();
  useAfterNavigation();
  return (
    <div className="blank">
      <RouteTitle />
      <header className="blank__bar">
        <span className="blank__name">
          <Logo />
          {name}
        </span>
        <ThemeToggle />
      </header>
      <main className="card blank__main">
        <Outlet />
      </main>
    </div>
  );
}
