import { useFormikContext } from 'formik';
import type { Query } from 'shared-api/query';
import { formFields } from 'shared-ui/forms';
import { MultiSelectFilter } from 'shared-ui/MultiSelectFilter';
import { texts } from '../texts';
import { CompanyListProblem } from './CompanyListProblem';

interface CompanyChoiceFieldProps {
  /** Field name in the form's values, also its anchor in the address. */
  name: string;
  label: string;
  /** Undefined while loading. */
  options: readonly string[] | undefined;
  /** The query behind the options, for its loading and error state. */
  list: Query<unknown>;
}

/** Multi-select for a short list; the selected options are listed below it. */
export function CompanyChoiceField({ name, label, options = [], list }: CompanyChoiceFieldProps) {
  const { value = [], error, onChange, onBlur } = formFields(useFormikContext<Record<string, string[]>>()).choice(name);
  // Keep saved values visible while the list loads or when it no longer contains them.
  const all = [...options, ...value.filter((chosen) => !options.includes(chosen))];
  return (
    <div id={name}>
      <MultiSelectFilter
        label={label}
        isCounted={false}
        placeholder={texts.choose}
        value={value}
        error={error}
        onChange={onChange}
        onClose={onBlur}
        options={all.map((option) => ({ value: option, label: option }))}
        isLoading={list.isLoading}
        onRetry={list.error === undefined ? undefined : () => void list.reload()}
        hint={list.error === undefined ? value.length > 1 && value.join(', ') : <CompanyListProblem list={list} />}
      />
    </div>
  );
}
