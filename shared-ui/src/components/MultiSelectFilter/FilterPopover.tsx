import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { PressPopover } from './PressPopover';

export interface FilterPopoverProps {
  /** What is filtered by; stands on the control. */
  label: string;
  /** How many values are chosen; said beside the label unless it is none. */
  chosenCount: number;
  /** The choices: a `MultiSelectOptions`, some `SegmentedControl`s. */
  children: ReactNode;
  /** It was opened: time to ask for what is not known yet. */
  onOpen?: () => void;
  /** It cannot be opened. */
  disabled?: boolean;
}

/** One of a row of filters: «Город» or «Город: 2», and the choices in a box below it. */
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

/* Six of them share a line. */
const Press = styled(PressPopover)`
  gap: ${theme.space(1)};
  padding-inline: ${theme.space(2)};
`;

/* A long label is cut, how many are chosen never is. */
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
