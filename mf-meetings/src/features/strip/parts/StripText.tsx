import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Text of the strip in one line, truncated if necessary. */
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
