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
      <Value>{children || texts.unknown}</Value>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 8.5em minmax(0, 1fr);
  gap: ${theme.space(2)};
  font-size: ${theme.text.s};

  > dt {
    color: ${theme.color.textMuted};
  }
`;

const Value = styled.dd`
  overflow-wrap: anywhere;
`;
