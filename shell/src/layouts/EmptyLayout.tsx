import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, theme } from 'shared-ui/theme';
import { LaterOfflineLine } from '../offline/LaterOfflineLine';
import { Brand } from '../sidebar/Brand';

/** A centred card of 400 px: login, password reset, notices. */
export function EmptyLayout({ children }: { children: ReactNode }) {
  return (
    <Root id="content" tabIndex={-1}>
      <Brand isLarge />
      <Panel>{children}</Panel>
      <LaterOfflineLine />
    </Root>
  );
}

const Root = styled.main`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${theme.space(6)};
  min-height: 100dvh;
  padding: ${theme.space(4)};
  outline: none;
`;

const Panel = styled.div`
  width: min(400px, 100%);
  padding: ${theme.space(8)};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  ${media.phone} {
    padding: ${theme.space(6)} ${theme.space(4)};
  }
`;
