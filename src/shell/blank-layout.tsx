import { Outlet } from 'react-router-dom';
import { usePortal } from '../machines/portal-context';
import { ActingBanner } from './acting-banner';
import { useAfterNavigation } from './after-navigation';
import { BlankFrame } from './blank-frame';
import { RouteTitle } from './route-title';

/** The layout of the public pages (§2). */
export default function BlankLayout() {
  useAfterNavigation();
  return (
    <BlankFrame store={usePortal().store} notice={<ActingBanner />}>
      <RouteTitle />
      <Outlet />
    </BlankFrame>
  );
}
