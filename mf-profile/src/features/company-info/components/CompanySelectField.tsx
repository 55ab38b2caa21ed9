import { useField } from 'formik';
import type { Query } from 'shared-api/query';
import { FormSelect } from 'shared-ui/forms/FormSelect';
import type { SelectOption } from 'shared-ui/Select';
import { texts } from '../texts';
import { CompanyListProblem } from './CompanyListProblem';

interface CompanySelectFieldProps {
  /** The field's name in the form's values; addresses lead to it by that name. */
  name: string;
  label: string;
  required: boolean;
  /** All options in order; unknown until they are loaded. */
  options: readonly SelectOption[] | undefined;
  /** Where they come from. */
  list: Query<unknown>;
}

/** One of a list that the server has. */
export function CompanySelectField({ name, label, required, options = [], list }: CompanySelectFieldProps) {
  const [{ value }] = useField<string>(name);
  // What was chosen before stays in sight, whether the list is there or has changed since.
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <div id={name}>
      <FormSelect
        name={name}
        label={label}
        required={required}
        placeholder={list.isLoading ? texts.listLoading : texts.choose}
        options={isListed ? options : [{ value, label: value }, ...options]}
        hint={list.error !== undefined && <CompanyListProblem list={list} />}
      />
    </div>
  );
}
