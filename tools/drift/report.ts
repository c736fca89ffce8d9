const mark = 0.9;

/** The results: how many drifts each check caught, and the names of those that survived. */
export function report(
  results: readonly { readonly name: string; readonly by: string | undefined }[],
  seed: number,
): { readonly lines: readonly string[]; readonly good: boolean } {
  const survivors = results.filter(({ by }) => by === undefined);
  const caught = results.length - survivors.length;
  const counts = new Map<string, number>();
  for (const { by } of results) if (by) counts.set(by, (counts.get(by) ?? 0) + 1);
  const share = caught / results.length;
  const lines = [
    `${caught} of ${results.length} drifts caught (seed ${seed}): ${(share * 100).toFixed(1)} %, at least ${mark * 100} %`,
    ...[...counts].map(([by, count]) => `    ${count} by ${by}`),
    ...survivors.map(({ name }) => `    survived: ${name}`),
  ];
  return { lines, good: share >= mark };
}
