import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { controlStyle } from '../Field/controlStyle';

/** The page sizes that the product offers. */
export const PAGE_SIZES = [10, 20, 30, 40, 50] as const;

export interface PageSizeSelectProps extends Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'children'> {
  /** The size chosen. */
  value: number;
  /** Another size was chosen. */
  onChange: (size: number) => void;
}

/** How many items of a list stand on one page. */
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
        <Arrow size={16} aria-hidden />
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

const Arrow = styled(ChevronDown)`
  position: absolute;
  top: calc(50% - ${theme.space(2)});
  right: ${theme.space(2)};
  pointer-events: none;
`;
