import { styled } from 'styled-components';
import { Skeleton } from 'shared-ui/Skeleton';
import { theme } from 'shared-ui/theme';

interface DataTableSkeletonProps {
  /** Rows to reserve space for, to avoid a layout shift. */
  rows?: number;
}

/** Placeholder of a `DataTable`. */
export function DataTableSkeleton({ rows = 10 }: DataTableSkeletonProps) {
  return (
    <Root aria-busy>
      {Array.from({ length: rows }, (_, index) => (
        <Line key={index}>
          <Skeleton height={20} />
        </Line>
      ))}
    </Root>
  );
}

const Root = styled.div`
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`;

const Line = styled.div`
  display: grid;
  align-items: center;
  height: ${theme.space(14)};
  padding-inline: ${theme.space(3)};

  & + & {
    border-top: 1px solid ${theme.color.border};
  }
`;
