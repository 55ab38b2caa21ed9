import { useField } from 'formik';
import type { Query } from 'shared-api/query';
import { FormMultiSelect } from 'shared-ui/forms/FormMultiSelect';
import { texts } from '../texts';
import { CompanyListProblem } from './CompanyListProblem';

interface CompanyChoiceFieldProps {
  /** The field's name in the form's values; addresses lead to it by that name. */
  name: string;
  label: string;
  required: boolean;
  /** All options in order; unknown until they are loaded. */
  options: readonly string[] | undefined;
  /** Where they come from. */
  list: Query<unknown>;
}

/** Several of a short list; the chosen ones are named below it. */
export function CompanyChoiceField({ name, label, required, options = [], list }: CompanyChoiceFieldProps) {
  const [{ value }] = useField<string[]>(name);
  // What was chosen before stays in sight, whether the list is there or has changed since.
  const all = [...options, ...value.filter((chosen) => !options.includes(chosen))];
  return (
    <div id={name}>
      <FormMultiSelect
        name={name}
        label={label}
        required={required}
        placeholder={texts.choose}
        options={all.map((option) => ({ value: option, label: option }))}
        isLoading={list.isLoading}
        onRetry={list.error === undefined ? undefined : () => void list.reload()}
        hint={list.error === undefined ? value.length > 1 && value.join(', ') : <CompanyListProblem list={list} />}
      />
    </div>
  );
}
