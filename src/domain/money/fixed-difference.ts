/** The difference of two quantities of at most three decimals, without the error of binary fractions. */
export function fixedDifference(one: number, other: number): number {
  return (Math.round(one * 1000) - Math.round(other * 1000)) / 1000;
}
