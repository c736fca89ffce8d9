import type { QueryClient } from '@tanstack/react-query';
import type { RouteName } from '../../navigation/page-table';
import { missingReasons } from '../../text/bills/evidence';
import { pageTitles } from '../../text/shell/pages';
import { missingReason } from './missing-reason';
import type { EvidenceOf, Planned, Section } from './pack-plan';
import { findBill, pagesOfSection, placeOfSection, planSection } from './plan-sections';

/** The files of each section. */
export type SectionFiles = Readonly<Record<Section, readonly Planned[]>>;

/** What would be in a pack. */
interface Plan {
  readonly sections: SectionFiles;
  /** The day of the bill; empty when it is not known. */
  readonly date: string;
}

/**
 * What would be in a pack, by section. A section whose page the user may not see, or whose call fails, is one missing
 * file with its reason.
 *
 * @throws NetworkError without a connection, and what ends a session
 */
export async function planAll(
  cache: QueryClient,
  of: EvidenceOf,
  isAllowed: (page: RouteName) => boolean,
): Promise<Plan> {
  const sections = Object.keys(planSection) as Section[];
  const planned = await Promise.all(
    sections.map(async (section) => {
      const name = placeOfSection[section];
      const lacking = pagesOfSection[section].find((page) => !isAllowed(page));
      if (lacking) {
        const missing = missingReasons.noPage(pageTitles[lacking]);
        return [section, [{ name, source: '-', missing }]] as const;
      }
      try {
        return [section, await planSection[section](cache, of)] as const;
      } catch (error) {
        return [section, [{ name, source: '-', missing: missingReason(error) }]] as const;
      }
    }),
  );
  const date = isAllowed('regular-billing')
    ? (await findBill(cache, of).catch(() => undefined))?.datum_izdaje
    : undefined;
  return { sections: Object.fromEntries(planned) as unknown as SectionFiles, date: date ?? '' };
}
