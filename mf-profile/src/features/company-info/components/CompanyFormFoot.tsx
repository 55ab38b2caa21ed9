import { useId } from 'react';
import { styled } from 'styled-components';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';
import type { CompanyInfoProblems, CompanyInfoValues } from '../companyInfo.schema';
import { texts } from '../texts';

interface CompanyFormFootProps {
  /** What the button says. */
  submitLabel: string;
  /** What is wrong now, by field. */
  problems: CompanyInfoProblems;
  /** What the fields are called, in their order. */
  names: Record<keyof CompanyInfoValues, string>;
  /** Why the last try failed. */
  failure: string | undefined;
  /** The form is being saved. */
  isBusy: boolean;
}

/** The end of the company's form: what failed, what is missing, and the button. */
export function CompanyFormFoot({ submitLabel, problems, names, failure, isBusy }: CompanyFormFootProps) {
  const hintId = useId();
  const fields = (Object.keys(names) as (keyof CompanyInfoValues)[]).filter((field) => problems[field] !== undefined);
  const isMissing = (field: keyof CompanyInfoValues) =>
    problems[field] === texts.errors.required || problems[field] === texts.errors.choose;
  const missing = quoted(fields.filter(isMissing).map((field) => names[field]));
  const wrong = quoted(fields.filter((field) => !isMissing(field)).map((field) => names[field]));
  const isReady = fields.length === 0;
  return (
    <Stack gap={2}>
      {failure && <Alert kind="danger">{failure}</Alert>}
      {/* Before the button and spoken when it changes: a disabled button is passed over by the keyboard, its description with it. */}
      <Hint id={hintId} aria-live="polite">
        {missing && texts.missing(missing)} {wrong && texts.wrong(wrong)}
      </Hint>
      <Button type="submit" isWide disabled={!isReady} isBusy={isBusy} aria-describedby={isReady ? undefined : hintId}>
        {submitLabel}
      </Button>
    </Stack>
  );
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `«${name}»`).join(', ');
}

const Hint = styled.p`
  /* The room of one line stays when the hint goes. */
  min-height: 1lh;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;
