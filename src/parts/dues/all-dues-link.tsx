import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { dueListQuery } from '../../api/billing-dues';
import { allDuesOf } from '../../domain/bills/all-dues';
import { fromCents } from '../../domain/money/cents';
import { pathOf } from '../../navigation/page-table';
import { allDuesLinkText as text } from '../../text/bills/all-dues-link';
import { Money } from '../../ui/page/money';

const ownLine: CSSProperties = { display: 'inline-block', width: '100%' };

interface AllDuesLinkProps {
  readonly className: string;
  readonly onClick?: () => void;
}

/** The link to the dues at all managers, with what is to pay as soon as it is known. */
export function AllDuesLink({ className, onClick }: AllDuesLinkProps) {
  const { data } = useQuery(dueListQuery());
  const dues = data && allDuesOf(data);
  return (
    <Link className={className} to={pathOf('all-dues')} onClick={onClick}>
      <span>
        {text.label}
        {dues && dues.fresh.length > 0 ? (
          <>
            {': '}
            {dues.others.length > 0 ? text.least : null}
            <Money value={fromCents(dues.toPay)} />
            {dues.others.length > 0 ? (
              // An inline block is not underlined with the link.
              <>
                {' '}
                <span className="none" style={ownLine}>
                  ({text.without(dues.others.length)})
                </span>
              </>
            ) : null}
          </>
        ) : null}
      </span>
    </Link>
  );
}
