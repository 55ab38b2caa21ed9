import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { texts } from './texts';

interface CompanyCardTermProps {
  /** What it is about. */
  label: string;
  /** Its value; empty when the company has not filled it in. */
  children: string;
}

/** One line of a company's card: a label and its value. */
export function CompanyCardTerm({ label, children }: CompanyCardTermProps) {
  return (
    <Root>
      <dt>{label}</dt>
      {children === '' ? <Missing data-missing>{texts.unknown}</Missing> : <Value>{children}</Value>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: ${theme.space(29)} minmax(0, 1fr);
  gap: ${theme.space(2)};
  font-size: ${theme.text.s};
  line-height: ${theme.space(5)};

  > dt {
    color: ${theme.color.textMuted};
  }
`;

const Value = styled.dd`
  overflow-wrap: anywhere;
`;

const Missing = styled.dd`
  color: ${theme.color.textMuted};
`;
