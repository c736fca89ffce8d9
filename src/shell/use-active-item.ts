import { useEffect, useState } from 'react';
import { usePortal } from '../machines/portal-context';
import { menuRouteOf } from '../navigation/menu';
import { useRouteName } from '../parts/address/use-route-name';

/**
 * The route of the active menu item; on a page without a menu item, the last active one. It is stored with the layout
 * (§3), so that its group is open at the next visit too.
 */
export function useActiveItem(): string | undefined {
  const { store } = usePortal();
  const current = useRouteName();
  const [last, setLast] = useState(() => store.layout().activeMenuItem ?? undefined);
  const active = (current && menuRouteOf(current)) ?? last;
  useEffect(() => {
    if (active === undefined) return;
    setLast(active);
    const layout = store.layout();
    if (layout.activeMenuItem !== active) store.saveLayout({ ...layout, activeMenuItem: active });
  }, [active, store]);
  return active;
}
