import type { Form } from '../../domain/api-types';
import { isKnown } from '../../domain/values/label';
import { formParameters } from '../../navigation/form-link';
import { useAddress } from '../../parts/address/use-address';
import { formCategories, formsText as text } from '../../text/forms/forms';
import { matches } from '../../ui/controls/select/matches';
import { Empty } from '../../ui/states/states';
import { NoHits } from '../../ui/table/no-hits';
import { SearchField } from '../../ui/table/search-field';
import { FormRow } from './form-row';
import '../../ui/table/list-cards.css';

const categories = Object.keys(formCategories) as (keyof typeof formCategories)[];

/** An unknown category counts as "other". */
const categoryOf = (category: Form['kategorija']) =>
  isKnown(formCategories, category) ? category : 'drugo';

interface FormListProps {
  readonly forms: readonly Form[];
  /** Whether the user can fill in forms. */
  readonly online: boolean;
}

/** The manager's forms as rows by category, with a search (`pages.md` P24). */
export function FormList({ forms, online }: FormListProps) {
  const { address, search, change } = useAddress();
  const unit = address.get(formParameters.unit);
  if (forms.length === 0) return <Empty text={text.empty} />;
  const found = forms.filter(({ naziv, opis, kategorija }) =>
    matches(`${naziv}\n${opis}\n${formCategories[categoryOf(kategorija)]}`, search),
  );
  return (
    <>
      <SearchField value={search} hint={text.searchHint} onSearch={(typed) => change({}, typed)} />
      <NoHits hits={found.length > 0} onClear={() => change({}, '')} />
      {categories.map((category) => {
        const own = found.filter(({ kategorija }) => categoryOf(kategorija) === category);
        return own.length === 0 ? null : (
          <section key={category} className="list-section" aria-labelledby={`obrazci-${category}`}>
            <h2 id={`obrazci-${category}`}>{formCategories[category]}</h2>
            <ul className="list-cards__list">
              {own.map((form) => (
                <FormRow key={form.oznaka} form={form} online={online} unit={unit} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
