import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

export interface DotBadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Accessible name and tooltip: «Не прочитано». */
  label: string;
}

/** A dot in place of the word «unseen». */
export function DotBadge({ label, ...rest }: DotBadgeProps) {
  return <Root title={label} {...rest} role="img" aria-label={label} />;
}

const Root = styled.span`
  display: inline-block;
  flex: none;
  width: ${theme.space(2.5)};
  height: ${theme.space(2.5)};
  border-radius: ${theme.radius.round};
  background: ${theme.color.danger};
`;
