import { Outlet } from 'react-router-dom';
import { ActingBanner } from './acting-banner';
import { useAfterNavigation } from './after-navigation';
import { Appearance } from './appearance';
import './blank-layout.css';
import { HomeLink } from './home-link';
import { LegalLinks } from './legal-links';
import { RouteTitle } from './route-title';

/** The layout of the public pages: the portal's name and one card (§2), and what a visitor may read before a login. */
export default function BlankLayout() {
  useAfterNavigation();
  return (
    <div className="blank">
      <RouteTitle />
      <header className="blank__bar">
        <HomeLink />
        <Appearance />
      </header>
      <div className="blank__notice">
        <ActingBanner />
      </div>
      <main className="card blank__main">
        <Outlet />
      </main>
      <footer className="blank__foot">
        <LegalLinks />
      </footer>
    </div>
  );
}
