import { useQuery } from '@tanstack/react-query';
import { meterWindowQuery } from '../../../api/billing-meters';
import { ApiError } from '../../../api/errors';
import { QueryView } from '../../../parts/query/query-view';
import { useRight } from '../../../parts/rights/use-right';
import { ownReadingText as text } from '../../../text/bills/own-reading';
import { Answer } from '../../../ui/page/answer';
import { Notice } from '../../../ui/states/notice';
import { Empty } from '../../../ui/states/states';
import { MeterCard } from './meter-card';
import { leadOf } from './meter-words';

/** The tab `Oddaja stanja`: the meters of a unit whose state the resident gives. */
export default function OwnReadingTab({ unit }: { unit: string }) {
  const query = useQuery(meterWindowQuery(unit));
  const mayGive = useRight('odcitki');
  // A unit that was handed over has no meters for its former user.
  if (query.error instanceof ApiError && query.error.status === 404)
    return <Empty text={text.none} />;
  return (
    <QueryView query={query} skeletonLines={8} skeletonShape="facts">
      {(window) =>
        window.merilniki.length === 0 ? (
          <Empty text={text.none} />
        ) : (
          <>
            {mayGive === false ? (
              <Notice kind="warning">{text.noRight}</Notice>
            ) : (
              <Answer>{leadOf(window)}</Answer>
            )}
            <div className="heat-cards">
              {window.merilniki.map((meter) => (
                <MeterCard
                  key={meter.st_merilnika}
                  unit={unit}
                  meter={meter}
                  mayGive={mayGive !== false}
                  today={window.danes}
                />
              ))}
            </div>
          </>
        )
      }
    </QueryView>
  );
}
