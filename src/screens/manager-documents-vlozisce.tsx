import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { documentRecordQuery, isNoRecord } from '../api/documents';
import { QueryView } from '../parts/query/query-view';
import { recordText as text } from '../text/documents/documents';
import { pageTitles } from '../text/shell/pages';
import { useTitle } from '../ui/browser/title';
import { Page } from '../ui/page/page';
import { Empty } from '../ui/states/states';
import { BackToRecords } from './manager-documents-vlozisce/back-to-records';
import { RecordFiles } from './manager-documents-vlozisce/record-files';
import { RecordLead } from './manager-documents-vlozisce/record-lead';

/** The same page for a missing record and for one of another user, so that it does not reveal which ids exist. */
function NoRecord() {
  return (
    <Page title={pageTitles['manager-documents-vlozisce']} path={<BackToRecords />}>
      <Empty text={text.missing} />
    </Page>
  );
}

function OpenRecord({ id }: { id: number }) {
  const query = useQuery(documentRecordQuery(id));
  const name = query.data?.vlozisce.naziv;
  useTitle(name);
  if (isNoRecord(query.error)) return <NoRecord />;
  return (
    <Page
      title={name ?? pageTitles['manager-documents-vlozisce']}
      path={<BackToRecords />}
      lead={query.data && <RecordLead record={query.data.vlozisce} />}
    >
      <QueryView query={query} skeletonLines={6}>
        {(record) => <RecordFiles record={record} />}
      </QueryView>
    </Page>
  );
}

/** §2 `/dokumenti-upravnika/:id_vlozisca`, `pages.md` P9: the files of one record. */
export default function RecordScreen() {
  const { id_vlozisca = '' } = useParams();
  // Only an id that the contract allows is requested.
  if (!/^[1-9]\d{0,8}$/.test(id_vlozisca)) return <NoRecord />;
  return <OpenRecord key={id_vlozisca} id={Number(id_vlozisca)} />;
}
