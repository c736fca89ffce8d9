import type { ReactNode } from 'react';
import type { PortalStore } from '../storage/portal-store';
import { Appearance } from './appearance';
import './blank-layout.css';
import { HomeLink } from './home-link';
import { LegalLinks } from './legal-links';
import { PublicContact } from './public-contact';

interface BlankFrameProps {
  readonly store: PortalStore;
  /** Content between bar and card. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the public pages: the portal's name, one card (§2), contact and legal links. It needs no router and no session. */
export function BlankFrame({ store, notice, children }: BlankFrameProps) {
  return (
    <div className="blank">
      <header className="blank__bar">
        <HomeLink />
        <Appearance store={store} />
      </header>
      <div className="blank__notice">{notice}</div>
      <main className="card blank__main">{children}</main>
      <footer className="blank__foot">
        <PublicContact />
        <LegalLinks />
      </footer>
    </div>
  );
}
