/** The part of `npm audit --json` that is read. */
export interface Audit {
  /** By the package's name. Without it the registry did not answer. */
  readonly vulnerabilities?: Readonly<Record<string, Vulnerability>>;
}

interface Vulnerability {
  readonly severity: string;
  /** Advisories, and names of packages through which others reach this one. */
  readonly via: readonly (string | { readonly url: string; readonly title: string })[];
}

/** An advisory that does not apply here, from `docs/advisories.md`. */
export interface Exception {
  /** Such as `GHSA-35jh-r3h4-6jhm`. */
  readonly advisory: string;
  /** The one package that it is about: the advisory still counts for others. */
  readonly name: string;
  /** The last day on which it holds, `YYYY-MM-DD`. */
  readonly until: string;
}

/** What the gate says. */
export interface Verdict {
  /** Advisories that count, one line each. */
  readonly found: readonly string[];
  /** Exceptions that have ended, or that no advisory needs. */
  readonly stale: readonly string[];
}

const ROW = /^\|\s*(GHSA-[\w-]+)\s*\|\s*([^\s|]+)\s*\|.*\|\s*(\d{4}-\d\d-\d\d)\s*\|$/gm;

/** Reads the table of exceptions. @param page the text of `docs/advisories.md` */
export function exceptionsOf(page: string): readonly Exception[] {
  return [...page.matchAll(ROW)].map(([, advisory = '', name = '', until = '']) => ({
    ...{ advisory, name, until },
  }));
}

/**
 * Judges an answer of `npm audit`.
 * @param today `YYYY-MM-DD`
 * @returns `undefined` when the registry gave no answer, so that nothing was checked
 */
export function judge(
  audit: Audit,
  exceptions: readonly Exception[],
  today: string,
): Verdict | undefined {
  if (audit.vulnerabilities === undefined) return undefined;
  const advisories = new Map<string, string>();
  for (const [name, { severity, via }] of Object.entries(audit.vulnerabilities)) {
    for (const each of via) {
      if (typeof each === 'string') continue;
      const id = each.url.split('/').at(-1) ?? each.url;
      advisories.set(`${id} ${name}`, `${id}, ${severity}, ${name}: ${each.title} (${each.url})`);
    }
  }
  const current = exceptions.filter(({ until }) => until >= today);
  const excepted = new Set(current.map(keyOf));
  return {
    found: [...advisories].filter(([key]) => !excepted.has(key)).map(([, line]) => line),
    stale: exceptions
      .filter((each) => each.until < today || !advisories.has(keyOf(each)))
      .map(({ advisory, until }) => `${advisory} (until ${until})`),
  };
}

function keyOf({ advisory, name }: Exception): string {
  return `${advisory} ${name}`;
}
