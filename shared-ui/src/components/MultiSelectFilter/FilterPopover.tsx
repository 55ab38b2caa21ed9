import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { PressPopover } from './PressPopover';

export interface FilterPopoverProps {
  /** Shown on the control. */
  label: string;
  /** Number of chosen values, shown after the label unless it is 0. */
  chosenCount: number;
  /** A `MultiSelectOptions`, or several `SegmentedControl`s. */
  children: ReactNode;
  /** Called when it opens: fetch missing options now. */
  onOpen?: () => void;
  disabled?: boolean;
}

/** One filter of a row: «Город» or «Город: 2», with the options in a popover. */
export function FilterPopover({ label, chosenCount, children, ...rest }: FilterPopoverProps) {
  return (
    <Press
      {...rest}
      name={label}
      heading={label}
      face={
        <Face>
          <span>{chosenCount > 0 ? `${label}:` : label}</span> {chosenCount > 0 && <b>{chosenCount}</b>}
        </Face>
      }
    >
      {children}
    </Press>
  );
}

/* Narrow enough for six filters in a line. */
const Press = styled(PressPopover)`
  gap: ${theme.space(1)};
  padding-inline: ${theme.space(2)};
`;

/* A long label is truncated, the number never. */
const Face = styled.span`
  display: flex;
  gap: ${theme.space(1)};
  font-size: ${theme.text.s};

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  > b {
    flex: none;
    color: ${theme.color.accent};
    font-weight: ${theme.weight.medium};
    font-variant-numeric: tabular-nums;
  }
`;
