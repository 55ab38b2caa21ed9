import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** The words of the strip: one line, cut where there is no room. */
export function StripText({ children, title }: { children: ReactNode; title: string }) {
  return <Root title={title}>{children}</Root>;
}

const Root = styled.span`
  flex: 1 1 180px;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
