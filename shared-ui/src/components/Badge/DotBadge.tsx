import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

/** `danger` for unseen things, `positive` for people online. */
export type DotBadgeTone = 'danger' | 'positive';

export interface DotBadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Accessible name and tooltip: «Не прочитано», «В сети». */
  label: string;
  tone?: DotBadgeTone;
}

/** A dot in place of a word: unseen, online. */
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
