import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

export type CountBadgeTone = 'accent' | 'danger' | 'neutral';

export interface CountBadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Hidden when 0. */
  count: number;
  /** Largest number shown; above it the badge says «20+». */
  cap?: number;
  /** `danger` for urgent things, `neutral` for a plain number. */
  tone?: CountBadgeTone;
  /** Noun for screen readers: «непрочитанные чаты». */
  label?: string;
}

/** A count next to an entry, such as unread chats. */
export function CountBadge({ count, cap = 20, tone = 'accent', label, ...rest }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <Root {...rest} $tone={tone}>
      {count > cap ? `${cap}+` : count}
      {label && <span className="visually-hidden"> {label}</span>}
    </Root>
  );
}

const tones = {
  accent: { front: theme.color.onAccent, back: theme.color.accent },
  danger: { front: theme.color.onDanger, back: theme.color.danger },
  neutral: { front: theme.color.neutral, back: theme.color.neutralSoft },
} as const;

const Root = styled.span<{ $tone: CountBadgeTone }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  min-width: ${theme.space(5)};
  height: ${theme.space(5)};
  padding: 0 ${theme.space(1.5)};
  border-radius: ${theme.radius.round};
  background: ${({ $tone }) => tones[$tone].back};
  color: ${({ $tone }) => tones[$tone].front};
  font-size: ${theme.text.xs};
  font-weight: ${theme.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  white-space: nowrap;
`;
