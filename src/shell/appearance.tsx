import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import SunMoon from 'lucide-react/icons/sun-moon';
import { useState, useSyncExternalStore } from 'react';
import { defaultLayout, type Layout, scales } from '../domain/session/layout';
import type { PortalStore } from '../storage/portal-store';
import { fontSizes, shellText } from '../text/shell/shell';
import { Popover } from '../ui/controls/popover';
import { showLayout } from '../ui/theme/show-layout';
import './appearance.css';

const themes = [
  { darkTheme: false, label: shellText.lightTheme, Icon: Sun },
  { darkTheme: true, label: shellText.darkTheme, Icon: Moon },
  { darkTheme: null, label: shellText.systemTheme, Icon: Monitor },
] as const;

/** Theme and font size (§1, §3 Layout config): applied at once, and stored. */
export function Appearance({ store }: { store: Pick<PortalStore, 'layout' | 'saveLayout'> }) {
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
      label={shellText.appearance}
      className="icon-button appearance-button"
      button={
        <>
          <SunMoon size={22} aria-hidden />
          <span>{shellText.appearance}</span>
        </>
      }
    >
      {() => (
        <div className="appearance">
          <fieldset className="appearance__group">
            <legend>{shellText.theme}</legend>
            {themes.map(({ darkTheme, label, Icon }) => (
              <label key={label} className="menu-item">
                <Icon size={20} aria-hidden />
                <span>{label}</span>
                <input
                  type="radio"
                  name="theme"
                  checked={layout.darkTheme === darkTheme}
                  onChange={() => choose({ darkTheme })}
                />
              </label>
            ))}
          </fieldset>
          <fieldset className="appearance__group">
            <legend>{shellText.fontSize}</legend>
            <div className="appearance__sizes">
              {scales.map((scale) => (
                <label key={scale} className="appearance__size" data-size={scale}>
                  <input
                    type="radio"
                    name="scale"
                    checked={layout.scale === scale}
                    onChange={() => choose({ scale })}
                  />
                  <span aria-hidden>A</span>
                  <span className="visually-hidden">{fontSizes[scale]}</span>
                </label>
              ))}
            </div>
            <p aria-hidden>{scales.map((scale) => layout.scale === scale && fontSizes[scale])}</p>
          </fieldset>
        </div>
      )}
    </Popover>
  );
}
