import { useFormikContext } from 'formik';
import type { Query } from 'shared-api/query';
import { formFields } from 'shared-ui/forms';
import { Select, type SelectOption } from 'shared-ui/Select';
import { texts } from '../texts';
import { CompanyListProblem } from './CompanyListProblem';

interface CompanySelectFieldProps {
  /** Field name in the form's values, also its anchor in the address. */
  name: string;
  label: string;
  required: boolean;
  /** Undefined while loading. */
  options: readonly SelectOption[] | undefined;
  /** The query behind the options, for its loading and error state. */
  list: Query<unknown>;
}

/** Single select with options from the server. */
export function CompanySelectField({ name, label, required, options = [], list }: CompanySelectFieldProps) {
  const input = formFields(useFormikContext<Record<string, string>>()).input(name);
  const value = input.value ?? '';
  // Keep the saved value visible while the list loads or when it no longer contains it.
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <div id={name}>
      <Select
        {...input}
        label={label}
        required={required}
        placeholder={list.isLoading ? texts.listLoading : texts.choose}
        options={isListed ? options : [{ value, label: value }, ...options]}
        hint={list.error !== undefined && <CompanyListProblem list={list} />}
      />
    </div>
  );
}
