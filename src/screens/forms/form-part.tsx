import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formsQuery } from '../../api/documents-forms';
import type { Form } from '../../domain/api-types';
import { isFormForUnit } from '../../domain/units/form-audience';
import { formParameters, readFormLink } from '../../navigation/form-link';
import { useAddress } from '../../parts/address/use-address';
import { QueryView } from '../../parts/query/query-view';
import { useUnits } from '../../parts/unit/use-units';
import { FocusHere } from '../../ui/page/focus-here';
import { FormList } from './form-list';
import { FormView } from './form-view';
import { Received } from './received';
import { STEP_PARAMETER } from './views';

const noForm = Object.fromEntries(
  [...Object.values(formParameters), STEP_PARAMETER].map((name) => [name, undefined]),
);

/** The list of forms, or the form that the address names. A form that cannot be sent online is ignored in the address. */
export function FormPart({ online }: { online: boolean }) {
  const query = useQuery(formsQuery());
  return (
    <QueryView query={query} skeletonLines={6}>
      {(forms) => (online ? <Forms forms={forms} /> : <FormList forms={forms} online={false} />)}
    </QueryView>
  );
}

function Forms({ forms }: { forms: readonly Form[] }) {
  const { address, change } = useAddress();
  const [received, setReceived] = useState<string>();
  const [returned, setReturned] = useState(false);
  const { data: units = [] } = useUnits();
  const asked = readFormLink(address);
  const open = forms.find(({ oznaka, nacin }) => oznaka === asked?.form && nacin !== 'pdf');
  if (asked && open) {
    return (
      <FormView
        key={JSON.stringify(asked)}
        form={open}
        address={asked}
        onSent={(number) => {
          setReceived(number);
          setReturned(false);
          change(noForm);
        }}
        onBack={() => {
          setReceived(undefined);
          setReturned(true);
        }}
      />
    );
  }
  // All are listed until the units are known, and for a user without units.
  const own = forms.filter(
    ({ kdo }) => units.length === 0 || units.some((unit) => isFormForUnit(kdo, unit)),
  );
  const list = <FormList forms={own} online />;
  return (
    <>
      {received === undefined ? null : <Received key={received} number={received} />}
      {returned ? <FocusHere>{list}</FocusHere> : list}
    </>
  );
}
