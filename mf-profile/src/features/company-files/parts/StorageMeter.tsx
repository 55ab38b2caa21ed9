import { useId, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { formatStorage } from 'shared-ui/files';
import { theme } from 'shared-ui/theme';

export interface StorageMeterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** In bytes. */
  used: number;
  /** In bytes. */
  total: number;
}

/** Share from which the meter shows danger. */
const NEARLY_FULL = 0.9;

/** Used share of the file storage. */
export function StorageMeter({ used, total, ...rest }: StorageMeterProps) {
  const labelId = useId();
  const share = total > 0 ? Math.min(1, used / total) : 1;
  const text = formatStorage(used, total);
  return (
    <Root {...rest}>
      <Line>
        <span id={labelId}>Занято места</span>
        <Amount>{text}</Amount>
      </Line>
      <Track
        role="meter"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={text}
      >
        <Used $isNearlyFull={share >= NEARLY_FULL} style={{ transform: `scaleX(${share})` }} />
      </Track>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space(1)};
  font-size: ${theme.text.s};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${theme.space(3)};
`;

const Amount = styled.span`
  font-variant-numeric: tabular-nums;
`;

const Track = styled.div`
  height: ${theme.space(2)};
  overflow: hidden;
  border-radius: ${theme.radius.round};
  background: ${theme.color.neutralSoft};
`;

const Used = styled.div<{ $isNearlyFull: boolean }>`
  height: 100%;
  background: ${({ $isNearlyFull }) => ($isNearlyFull ? theme.color.danger : theme.color.accent)};
  transform-origin: left;
`;
