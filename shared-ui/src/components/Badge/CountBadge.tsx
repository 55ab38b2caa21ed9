import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

export interface CountBadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Hidden when 0. */
  count: number;
  /** Largest number shown; above it the badge says «20+». */
  cap?: number;
}

/** A count next to an entry, such as unread chats; the entry's accessible name says of what. */
export function CountBadge({ count, cap = 20, ...rest }: CountBadgeProps) {
  if (count <= 0) return null;
  return <Root {...rest}>{count > cap ? `${cap}+` : count}</Root>;
}

const Root = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  min-width: 1.25rem;
  height: 1.25rem;
  padding: 0 0.375rem;
  border-radius: ${theme.radius.round};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  font-size: ${theme.text.xs};
  font-weight: ${theme.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  white-space: nowrap;
`;
