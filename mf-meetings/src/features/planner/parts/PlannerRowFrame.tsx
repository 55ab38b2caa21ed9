import X from '@lucide/icons/icons/x';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from 'shared-ui/Icon';
import { IconButton } from 'shared-ui/IconButton';
import { media, theme } from 'shared-ui/theme';
import { texts } from '../texts';

interface PlannerRowFrameProps {
  /** Name of the company, or a placeholder. */
  company: string;
  /** Removes the company from the plan; omit it to hide the button. */
  onRemove?: (button: HTMLElement) => void;
  head: ReactNode;
  children: ReactNode;
}

/** Layout of a plan row: company, content and remove button. On phones the content wraps below the name. */
export function PlannerRowFrame({ company, onRemove, head, children }: PlannerRowFrameProps) {
  return (
    <Root>
      <Head>{head}</Head>
      <Body>{children}</Body>
      {onRemove && (
        <Cross data-remove aria-label={texts.remove(company)} onClick={({ currentTarget }) => onRemove(currentTarget)}>
          <Icon icon={X} size={16} />
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

  /* Align link texts with the text above: compensates for the button padding. */
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
