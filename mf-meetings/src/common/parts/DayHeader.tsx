import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

export interface DayHeaderProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The day in words: «Сегодня», «понедельник, 16 марта 2026». */
  date: string;
  /** UTC offset of the day's times. */
  zone?: string;
}

/** A day and its UTC offset, for the heading of an accordion, a list or a dialog. */
export function DayHeader({ date, zone = 'GMT +03:00', ...rest }: DayHeaderProps) {
  return (
    <Root {...rest}>
      <Day>{date}</Day> <Zone>{zone}</Zone>
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space(2)};
  min-width: 0;
`;

const Day = styled.span`
  overflow-wrap: anywhere;

  &::first-letter {
    text-transform: uppercase;
  }
`;

const Zone = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
  font-weight: ${theme.weight.regular};
  white-space: nowrap;
`;
