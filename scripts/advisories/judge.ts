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

const ROW = /^\|\s*(GHSA-[\w-]+)\s*\|.*\|\s*(\d{4}-\d\d-\d\d)\s*\|$/gm;

/** Reads the table of exceptions. @param page the text of `docs/advisories.md` */
export function exceptionsOf(page: string): readonly Exception[] {
  return [...page.matchAll(ROW)].map(([, advisory = '', until = '']) => ({ advisory, until }));
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
      advisories.set(id, `${id}, ${severity}, ${name}: ${each.title} (${each.url})`);
    }
  }
  const current = exceptions.filter(({ until }) => until >= today);
  const excepted = new Set(current.map(({ advisory }) => advisory));
  return {
    found: [...advisories].filter(([id]) => !excepted.has(id)).map(([, line]) => line),
    stale: exceptions
      .filter(({ advisory, until }) => until < today || !advisories.has(advisory))
      .map(({ advisory, until }) => `${advisory} (until ${until})`),
  };
}
