import type { ComponentType } from 'react';
import { useLoggedIn } from '../machines/portal-context';
import { useLazy } from '../ui/browser/use-lazy';
import { useMedia } from '../ui/browser/use-media';
import type { MenuToggle } from './menu-button';

/** A phone held upright. At a low height, such as with large zoom or in landscape, the bar would hide too much of the page. */
const UPRIGHT_PHONE = '(width < 768px) and (height >= 480px)';

const loadBar = () => import('./bottom-bar');

/**
 * The bar at the bottom of a phone (`docs/decisions/0037`), a chunk that a desktop does not load.
 *
 * @returns `hasBar`: whether the toggle of the menu is in the bar, and `Bar` once it has loaded
 */
export function useBottomBar(): {
  readonly hasBar: boolean;
  readonly Bar: ComponentType<{ toggle: MenuToggle }> | undefined;
} {
  const isPhone = useMedia(UPRIGHT_PHONE);
  const isNeeded = useLoggedIn() && isPhone;
  const { View, failed } = useLazy(loadBar, isNeeded);
  const hasBar = isNeeded && !failed;
  return { hasBar, Bar: hasBar ? View : undefined };
}
