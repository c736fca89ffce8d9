/** Below it a number times a step's `scale` is rounded to the right whole number. */
const MOST_EXACT = 2 ** 50;
const DECIMAL_STEPS: ReadonlyMap<number, number> = new Map(
  Array.from({ length: 10 }, (_, places) => [Number(`1e-${places}`), 10 ** places]),
);

/**
 * Whether a number is a multiple of a step, in decimal: as binary fractions, 0.07 is no multiple of 0.01. Both are taken
 * as the shortest decimal text that stands for them, which is how JSON writes them.
 */
export function isMultipleOf(value: number, step: number): boolean {
  const scale = DECIMAL_STEPS.get(step);
  if (scale !== undefined) {
    // Almost every step is such as 0.01, and a page of a list has thousands of amounts: texts take ten times as long.
    const whole = Math.round(value * scale);
    if (Math.abs(whole) < MOST_EXACT) return whole / scale === value;
  }
  return isMultipleAsTexts(value, step);
}

/** As `isMultipleOf`, for each step; slower. */
export function isMultipleAsTexts(value: number, step: number): boolean {
  const [one, other] = [decimal(value), decimal(step)];
  const places = Math.max(one.places, other.places);
  return scaled(one, places) % scaled(other, places) === 0n;
}

interface Decimal {
  readonly digits: bigint;
  /** How many of the digits are behind the point; negative when zeros follow the digits. */
  readonly places: number;
}

function decimal(number: number): Decimal {
  const [mantissa = '', exponent = '0'] = String(number).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return { digits: BigInt(whole + fraction), places: fraction.length - Number(exponent) };
}

function scaled({ digits, places }: Decimal, to: number): bigint {
  return digits * 10n ** BigInt(to - places);
}
