import ChevronDown from '@lucide/icons/icons/chevron-down';
import { useId, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { controlStyle } from '../Field/controlStyle';
import { Icon } from '../Icon/Icon';

/** Page sizes of the product’s lists. */
export const PAGE_SIZES = [10, 20, 30, 40, 50] as const;

export interface PageSizeSelectProps extends Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'children'> {
  value: number;
  onChange: (size: number) => void;
}

/** Selects the page size of a list. */
export function PageSizeSelect({ value, onChange, id, ...rest }: PageSizeSelectProps) {
  const ownId = useId();
  const selectId = id ?? ownId;
  return (
    <Root>
      <label htmlFor={selectId}>На странице</label>
      <Box>
        <Native {...rest} id={selectId} value={value} onChange={(event) => onChange(Number(event.target.value))}>
          {PAGE_SIZES.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </Native>
        <Arrow icon={ChevronDown} size={16} />
      </Box>
    </Root>
  );
}

const Root = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space(2)};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;

const Box = styled.div`
  position: relative;
`;

const Native = styled.select`
  ${controlStyle}
  appearance: none;
  width: auto;
  min-height: ${theme.control.heightSmall};
  padding-block: 0;
  padding-right: ${theme.space(8)};
  color: ${theme.color.text};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
`;

const Arrow = styled(Icon)`
  position: absolute;
  top: calc(50% - ${theme.space(2)});
  right: ${theme.space(2)};
  pointer-events: none;
`;
