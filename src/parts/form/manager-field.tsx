import type { UseQueryResult } from '@tanstack/react-query';
import { registerText } from '../../text/account/register';
import { shellText } from '../../text/shell/shell';
import type { FormValues } from '../../ui/form/rules';
import { SelectField } from '../../ui/form/select-field';
import type { FieldProps } from '../../ui/form/use-field';
import { Failed } from '../../ui/states/states';

interface ManagerFieldProps<Values extends FormValues> extends FieldProps<Values> {
  readonly query: UseQueryResult<readonly { manager: string; full_title: string }[]>;
}

/** A drop-down list of all managers (`pages.md` P25, P27). If they fail to load, the other fields keep their values. */
export function ManagerField<Values extends FormValues>(props: ManagerFieldProps<Values>) {
  const { query, ...field } = props;
  const options = (query.data ?? []).map(({ manager, full_title }) => ({
    value: manager,
    label: full_title,
  }));
  return (
    <>
      <SelectField
        {...field}
        options={options}
        none={query.isLoading ? shellText.loading : undefined}
        placeholder={query.isLoading ? shellText.loading : registerText.chooseManager}
      />
      {query.isError && !query.isFetching ? (
        <Failed
          title={shellText.managersFailed}
          // The button goes when the list has loaded.
          onRetry={() => void query.refetch().then(() => field.form.focus(field.name))}
        />
      ) : null}
    </>
  );
}
