import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useEffect, useRef } from 'react';
import { type Layout, scales } from '../domain/session/layout';
import { fontSizes, appearanceText as text } from '../text/shell/appearance';
import './later/appearance-choices.css';

const themes = [
  { darkTheme: false, label: text.lightTheme, Icon: Sun },
  { darkTheme: true, label: text.darkTheme, Icon: Moon },
  { darkTheme: null, label: text.systemTheme, Icon: Monitor },
] as const;

export interface ChoicesProps {
  readonly layout: Layout;
  readonly onChoose: (changed: Partial<Layout>) => void;
}

/** The choices of theme and font size; the chosen theme has the focus first. */
export default function AppearanceChoices({ layout, onChoose: choose }: ChoicesProps) {
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => whole.current?.querySelector<HTMLElement>(':checked')?.focus(), []);
  return (
    <div ref={whole} className="appearance">
      <fieldset className="appearance__group">
        <legend>{text.theme}</legend>
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
        <legend>{text.fontSize}</legend>
        <div className="appearance__sizes">
          {scales.map((scale) => (
            <label key={scale} className="appearance__size">
              <input
                type="radio"
                name="scale"
                checked={layout.scale === scale}
                onChange={() => choose({ scale })}
              />
              <span aria-hidden style={{ fontSize: `calc(1em / var(--scale) * ${scale})` }}>
                A
              </span>
              <span className="visually-hidden">{fontSizes[scale]}</span>
            </label>
          ))}
        </div>
        <p aria-hidden>{scales.map((scale) => layout.scale === scale && fontSizes[scale])}</p>
      </fieldset>
    </div>
  );
}
