import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import type { CurrentUser } from 'shared-api/contract';
import { Stack } from 'shared-ui/Stack';
import { media, theme } from 'shared-ui/theme';
import type { SectionId } from '../sections';
import { useAnchor } from '../useAnchor';
import { useLeaveGuard } from '../useLeaveGuard';
import { Contents, ONE_COLUMN } from './Contents';
import { LeaveDialog } from './LeaveDialog';

interface EditFrameProps {
  user: CurrentUser;
  /** Sections with unsaved changes. */
  unsaved: ReadonlySet<SectionId>;
  children: ReactNode;
}

/** The sections and their table of contents; scrolls to the anchor in the address and guards unsaved changes. */
export function EditFrame({ user, unsaved, children }: EditFrameProps) {
  const { isAsking, stay, leave } = useLeaveGuard(unsaved.size > 0);
  useAnchor();
  return (
    <Root>
      <Contents user={user} unsaved={unsaved} />
      <Stack gap={6}>{children}</Stack>
      <LeaveDialog isOpen={isAsking} unsaved={unsaved} onStay={stay} onLeave={leave} />
    </Root>
  );
}

const mark = keyframes`
  0%,
  87% {
    box-shadow: 0 0 0 ${theme.space(2)} ${theme.color.accentSoft};
    background: ${theme.color.accentSoft};
  }
`;

const outline = keyframes`
  0%,
  99% {
    outline: 2px solid ${theme.color.accent};
    outline-offset: 4px;
  }
`;

const Root = styled.div`
  display: grid;
  grid-template-columns: 248px minmax(0, 1fr);
  gap: ${theme.space(6)};

  @media ${ONE_COLUMN} {
    --contents-bar: ${theme.space(12)};

    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space(4)};
  }

  section:focus {
    outline: none;
  }

  [data-led] {
    border-radius: ${theme.radius.control};
    animation: ${mark} 1.4s;

    ${media.reducedMotion} {
      animation: ${outline} 1.2s steps(1);
    }
  }

  section[data-led] {
    border-radius: ${theme.radius.card};
  }
`;
