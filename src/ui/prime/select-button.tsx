import { SelectButton as PrimeSelectButton } from 'primereact/selectbutton';
import type { KeyboardEvent } from 'react';
import { PrimeProvider } from './provider';
import './select-button.css';

interface SelectButtonProps {
  /** The id of the element that names the choice. */
  readonly labelledBy: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The value of the chosen option. */
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** The arrow keys of the browser, such as Alt and left for Back, must not choose. */
function leaveToBrowser(event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey) event.stopPropagation();
}

/** A choice of one of a few options; as with radio buttons, an arrow key chooses and Tab stops once. */
export default function SelectButton({ labelledBy, options, value, onChoose }: SelectButtonProps) {
  const chooseFocused = ({ key, currentTarget }: KeyboardEvent) => {
    if (!key.startsWith('Arrow')) return;
    const place = [...currentTarget.children].indexOf(document.activeElement as Element);
    const option = options[place];
    if (option) onChoose(option.value);
  };
  return (
    <PrimeProvider>
      <PrimeSelectButton
        value={value}
        options={[...options]}
        allowEmpty={false}
        onChange={({ value: chosen }) => onChoose(chosen)}
        pt={{
          root: {
            role: 'radiogroup',
            'aria-labelledby': labelledBy,
            className: 'select-button',
            onKeyDownCapture: leaveToBrowser,
            // After the option itself has moved the focus.
            onKeyDown: chooseFocused,
          },
          button: (state) => {
            const isChosen = state?.context.selected === true;
            return {
              role: 'radio',
              className: 'select-button__option',
              'aria-checked': isChosen,
              'aria-pressed': undefined,
              'aria-disabled': undefined,
              // The component itself lets Tab stop at the first option.
              tabIndex: isChosen ? 0 : -1,
            };
          },
        }}
      />
    </PrimeProvider>
  );
}
