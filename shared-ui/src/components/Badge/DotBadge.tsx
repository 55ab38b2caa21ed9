import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

/** `danger` for what has not been seen, `positive` for who is there now. */
export type DotBadgeTone = 'danger' | 'positive';

export interface DotBadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What the dot says, for screen readers and under the pointer: «Не прочитано», «В сети». */
  label: string;
  /** Its colour. */
  tone?: DotBadgeTone;
}

/** A dot where a word would be too much: something unseen, somebody online. */
export function DotBadge({ label, tone = 'danger', ...rest }: DotBadgeProps) {
  return <Root title={label} {...rest} role="img" aria-label={label} $tone={tone} />;
}

const Root = styled.span<{ $tone: DotBadgeTone }>`
  display: inline-block;
  flex: none;
  width: ${theme.space(2.5)};
  height: ${theme.space(2.5)};
  border-radius: ${theme.radius.round};
  background: ${({ $tone }) => theme.color[$tone]};
`;
