import { useFormikContext } from 'formik';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Query } from 'shared-api/query';
import { Checkbox } from 'shared-ui/Checkbox';
import { formFields } from 'shared-ui/forms';
import { Skeleton } from 'shared-ui/Skeleton';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';
import { CompanyListProblem } from './CompanyListProblem';

interface CompanyTickFieldProps {
  /** Field name in the form's values, also its anchor in the address. */
  name: string;
  label: string;
  /** Undefined while loading. */
  options: readonly string[] | undefined;
  /** The query behind the options, for its loading and error state. */
  list: Query<unknown>;
}

/** Required multiple choice with all options in sight: one press each (FIRST-01). */
export function CompanyTickField({ name, label, options, list }: CompanyTickFieldProps) {
  const labelId = useId();
  const errorId = useId();
  const { value = [], error, onChange } = formFields(useFormikContext<Record<string, string[]>>()).choice(name);
  const all = [...(options ?? []), ...value.filter((chosen) => options?.includes(chosen) === false)];
  const toggle = (option: string) =>
    onChange(value.includes(option) ? value.filter((each) => each !== option) : [...value, option]);
  return (
    <Root id={name} role="group" aria-labelledby={labelId} aria-describedby={errorId}>
      <Label id={labelId}>
        {label}
        <Mark aria-hidden> *</Mark>
        <span className="visually-hidden">{texts.required}</span>
      </Label>
      {options === undefined && list.error === undefined && <Skeleton height={LOADING_HEIGHT} />}
      {all.map((option) => (
        <Checkbox key={option} label={option} checked={value.includes(option)} onChange={() => toggle(option)} />
      ))}
      <Problem id={errorId} aria-live="polite">
        {list.error === undefined ? error : <CompanyListProblem list={list} />}
      </Problem>
    </Root>
  );
}

/** About seven options, in px. */
const LOADING_HEIGHT = 182;

const Root = styled.div`
  min-width: 0;
`;

const Label = styled.p`
  font-size: ${theme.text.s};
  font-weight: ${theme.weight.medium};
`;

const Mark = styled.span`
  color: ${theme.color.danger};
`;

const Problem = styled.div`
  color: ${theme.color.danger};
  font-size: ${theme.text.s};
`;
