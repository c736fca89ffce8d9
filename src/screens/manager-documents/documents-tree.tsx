import { useMemo, useState } from 'react';
import type { DocumentRecord } from '../../domain/api-types';
import { FILTERED_FROM, listParams } from '../../parts/address/list-state';
import { useAddress } from '../../parts/address/use-address';
import { recordsText as text } from '../../text/documents/documents';
import { MOBILE, useMedia } from '../../ui/browser/use-media';
import { PrimePart } from '../../ui/prime/prime-part';
import type { Filter } from '../../ui/table/filter';
import '../../ui/table/list-tools.css';
import { choiceOfKey, keyOfChoice, yearsAndKinds } from './years-and-kinds';
import '../../ui/page/disclosure.css';

interface DocumentsTreeProps {
  readonly records: readonly DocumentRecord[];
  /** The filters of the list that the tree sets. */
  readonly filters: {
    readonly year: Filter<DocumentRecord>;
    readonly kind: Filter<DocumentRecord>;
  };
}

/** The least height of a row and the greatest one of a tree, in CSS pixels; `ui/prime/tree.css` has the same. */
const ROW = 44;
const MOST = 310;

const treeHeight = (items: number) => Math.min(items * ROW, MOST);

const loadTree = () => import('../../ui/prime/tree');

/**
 * The records by year and kind; choosing a year or a kind sets the list's filters. Folded on a phone, and where the records
 * are few and none is chosen.
 */
export function DocumentsTree({ records, filters }: DocumentsTreeProps) {
  const { address, change } = useAddress();
  const isPhone = useMedia(MOBILE);
  const { year, kind } = filters;
  const items = useMemo(() => yearsAndKinds(records, { year, kind }), [records, year, kind]);
  const chosen = keyOfChoice({
    year: address.get(year.param) ?? undefined,
    kind: address.get(kind.param) ?? undefined,
  });
  const [startsOpen] = useState(
    !isPhone && (chosen !== undefined || records.length >= FILTERED_FROM),
  );
  const [wasOpened, setWasOpened] = useState(startsOpen);
  const openYear = items.length === 1 ? items[0] : items.find(({ key }) => chosen?.startsWith(key));
  const openKinds = openYear?.children?.length ?? 0;
  if (isPhone && records.length < FILTERED_FROM) return null;
  return (
    <details
      className="list-tools no-print"
      open={startsOpen}
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
      <summary>{text.byYear}</summary>
      {wasOpened ? (
        <PrimePart
          load={loadTree}
          placeholder={<div style={{ height: treeHeight(items.length + openKinds) }} />}
        >
          {(Tree) => (
            <Tree
              name={text.byYear}
              items={items}
              chosen={chosen}
              onChoose={(key) => {
                const next = choiceOfKey(key);
                change({
                  [year.param]: next.year,
                  [kind.param]: next.kind,
                  [listParams.page]: undefined,
                });
              }}
            />
          )}
        </PrimePart>
      ) : null}
    </details>
  );
}
