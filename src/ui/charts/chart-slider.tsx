import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import { chartText as text } from '../../text/common/chart';

interface ChartSliderProps {
  readonly count: number;
  /** Where the bars begin, in pixels from the left edge of the drawing. */
  readonly from: number;
  readonly value: number | undefined;
  /** The values of the picked point, or of the newest, for screen readers. */
  readonly spoken: string;
  readonly onPick: (place: number | undefined) => void;
}

/**
 * An invisible slider over a drawing: touch, pointer and arrow keys pick a point, whose values the chart then shows (W04).
 * The browser's own control, so that screen readers and the keyboard need nothing more.
 */
export function ChartSlider({ count, from, value, spoken, onPick }: ChartSliderProps) {
  // The browser's own value of a press is by the place of its thumb, which is not that of the bar.
  const isPressed = useRef(false);
  const pick = ({ currentTarget, clientX }: PointerEvent<HTMLInputElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const place = Math.floor(((clientX - left) / width) * count);
    onPick(Math.min(count - 1, Math.max(0, place)));
  };
  const isPicked = value !== undefined;
  const unpick = useEffectEvent(() => onPick(undefined));
  // The shown values cover a part of the drawing, also while the pointer alone has picked them (W08).
  useEffect(() => {
    if (!isPicked) return undefined;
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') unpick();
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [isPicked]);
  return (
    <input
      type="range"
      className="chart__slider"
      style={{ left: from, width: `calc(100% - ${from}px)` }}
      aria-label={text.pick}
      aria-valuetext={spoken}
      min={0}
      max={Math.max(0, count - 1)}
      value={value ?? count - 1}
      onChange={(event) => {
        if (!isPressed.current) onPick(Number(event.target.value));
      }}
      onPointerDown={(event) => {
        // A context menu takes the end of the press.
        isPressed.current = event.button === 0;
        pick(event);
      }}
      onPointerUp={() => {
        isPressed.current = false;
      }}
      onPointerCancel={() => {
        isPressed.current = false;
      }}
      onKeyDown={() => {
        isPressed.current = false;
      }}
      onPointerMove={pick}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') onPick(undefined);
      }}
      onFocus={({ currentTarget }) => onPick(currentTarget.valueAsNumber)}
      onBlur={() => {
        isPressed.current = false;
        onPick(undefined);
      }}
    />
  );
}
