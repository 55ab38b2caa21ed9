import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from 'shared-ui/IconButton';
import { media, theme } from 'shared-ui/theme';
import { texts } from '../texts';

interface PlannerRowFrameProps {
  /** The company's name, or what stands for it. */
  company: string;
  /** Takes the company out of the plan; without this it cannot be taken out now. */
  onRemove?: (button: HTMLElement) => void;
  /** First the name, or what holds it; then what there is to say or to choose. */
  head: ReactNode;
  children: ReactNode;
}

/** A line of the plan: the company, what is planned with it, and the cross. On phones they stand below each other. */
export function PlannerRowFrame({ company, onRemove, head, children }: PlannerRowFrameProps) {
  return (
    <Root>
      <Head>{head}</Head>
      <Body>{children}</Body>
      {onRemove && (
        <Cross data-remove aria-label={texts.remove(company)} onClick={({ currentTarget }) => onRemove(currentTarget)}>
          <X size={16} aria-hidden />
        </Cross>
      )}
    </Root>
  );
}

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) ${theme.control.height};
  align-items: center;
  gap: ${theme.space(1)} ${theme.space(3)};
  min-height: 56px;
  padding-block: ${theme.space(1)};

  &:not(:first-child) {
    border-top: 1px solid ${theme.color.border};
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr) ${theme.control.height};
    padding-block: ${theme.space(2)};
  }
`;

const Head = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Body = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1)} ${theme.space(3)};
  min-width: 0;

  /* What leads on stands in line with the text above it. */
  > a {
    margin-inline-start: -12px;
  }

  ${media.narrow} {
    grid-row: 2;
    grid-column: 1 / -1;
  }
`;

const Cross = styled(IconButton)`
  margin-inline-end: -12px;
`;
