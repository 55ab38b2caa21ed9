import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { theme } from 'shared-ui/theme';

export interface CountBadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** How many; nothing is drawn for 0. */
  count: number;
  /** Above this the badge reads «20+». */
  cap?: number;
  /** What is counted, for screen readers: «непрочитанные чаты». */
  label?: string;
}

/** How many things wait behind an entry. */
export function CountBadge({ count, cap = 20, label, ...rest }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <Root {...rest}>
      {count > cap ? `${cap}+` : count}
      {label && <span className="visually-hidden"> {label}</span>}
    </Root>
  );
}

const Root = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  min-width: ${theme.space(5)};
  height: ${theme.space(5)};
  padding: 0 ${theme.space(1.5)};
  border-radius: ${theme.radius.round};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  font-size: ${theme.text.xs};
  font-weight: ${theme.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  white-space: nowrap;
`;
