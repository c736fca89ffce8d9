import ALargeSmall from 'lucide-react/icons/a-large-small';
import { type RefObject, useState, useSyncExternalStore } from 'react';
import { defaultLayout, type Layout } from '../domain/session/layout';
import type { PortalStore } from '../storage/portal-store';
import { shellText } from '../text/shell/shell';
import { useLazy } from '../ui/browser/use-lazy';
import { Popover } from '../ui/controls/popover';
import { Failed, Skeleton } from '../ui/states/states';
import { showLayout } from '../ui/theme/show-layout';
import './worded-button.css';
import type { ChoicesProps } from './appearance-choices';

interface AppearanceProps {
  readonly store: Pick<PortalStore, 'layout' | 'saveLayout'>;
  /** Receives the button, for another control that opens the same popup. */
  readonly button?: RefObject<HTMLButtonElement | null>;
}

/** Theme and font size (§1, §3 Layout config): applied at once, and stored. */
export function Appearance({ store, button }: AppearanceProps) {
  const [stored] = useState(() => store.layout());
  // The build prerenders the login page with the defaults; React hydrates that before it renders the stored choice.
  const first = useSyncExternalStore(
    () => () => {},
    () => stored,
    () => defaultLayout,
  );
  const [chosen, setChosen] = useState<Layout>();
  const layout = chosen ?? first;
  const choose = (changed: Partial<Layout>) => {
    // Another tab may have stored the other setting since.
    const next = { ...store.layout(), ...changed };
    setChosen(next);
    store.saveLayout(next);
    showLayout(next, document);
  };
  return (
    <Popover
      buttonRef={button}
      label={shellText.appearance}
      className="icon-button worded-button"
      button={
        <>
          <ALargeSmall size={22} aria-hidden />
          <span>{shellText.appearance}</span>
        </>
      }
    >
      {() => <Content layout={layout} onChoose={choose} />}
    </Popover>
  );
}

const loadChoices = () => import('./appearance-choices');

/** The content of the popup, which the first page does not need. */
function Content(props: ChoicesProps) {
  const { View, failed, retry } = useLazy(loadChoices);
  if (View) return <View {...props} />;
  if (failed) return <Failed title={shellText.partFailed} onRetry={retry} />;
  return <Skeleton lines={6} />;
}
