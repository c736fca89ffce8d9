import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { usePortal } from '../machines/portal-context';
import { shellText } from '../text/shell';
import { useMedia } from '../ui/use-media';

/** Switches between the light and the dark theme and remembers it (§1). Until used, the system's choice holds. */
export function ThemeToggle() {
  const { store } = usePortal();
  const systemDark = useMedia('(prefers-color-scheme: dark)');
  const [chosen, setChosen] = useState(store.layout()?.darkTheme);
  const dark = chosen ?? systemDark;
  const Icon = dark ? Sun : Moon;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={dark ? shellText.lightTheme : shellText.darkTheme}
      onClick={() => {
        setChosen(!dark);
        store.saveLayout({ darkTheme: !dark });
        document.documentElement.dataset.theme = dark ? 'light' : 'dark';
      }}
    >
      <Icon size={22} aria-hidden />
    </button>
  );
}
