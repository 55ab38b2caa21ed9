import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { contrastEdge, theme } from 'shared-ui/theme';

/** Meaning of the colour; the text must say it too. */
export type BadgeTone = 'neutral' | 'accent' | 'positive' | 'info' | 'warning' | 'danger';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  tone?: BadgeTone;
}

/** A short label: a status, a property. */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  return <Root {...rest} $tone={tone} />;
}

const tones = {
  neutral: { color: theme.color.neutral, soft: theme.color.neutralSoft },
  accent: { color: theme.color.accent, soft: theme.color.accentSoft },
  positive: { color: theme.color.positive, soft: theme.color.positiveSoft },
  info: { color: theme.color.info, soft: theme.color.infoSoft },
  warning: { color: theme.color.warning, soft: theme.color.warningSoft },
  danger: { color: theme.color.danger, soft: theme.color.dangerSoft },
} as const;

const Root = styled.span<{ $tone: BadgeTone }>`
  ${contrastEdge}
  display: inline-flex;
  align-items: center;
  gap: ${theme.space(1)};
  max-width: 100%;
  padding: 0 ${theme.space(2)};
  border-radius: ${theme.radius.control};
  background: ${({ $tone }) => tones[$tone].soft};
  color: ${({ $tone }) => tones[$tone].color};
  font-size: ${theme.text.xs};
  font-weight: ${theme.weight.medium};
  line-height: calc(20 / 12);
`;
