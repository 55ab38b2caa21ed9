import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { media, theme } from 'shared-ui/theme';

interface CatalogHeadProps {
  /** How many companies there are, as a sentence; nothing while that is not known. */
  count: string | undefined;
  /** What stands at the other end of the line. */
  children: ReactNode;
  /** The heading, to lead the focus to. */
  ref: Ref<HTMLHeadingElement>;
}

/** The line above the companies. */
export function CatalogHead({ count, children, ref }: CatalogHeadProps) {
  return (
    <Line data-list-head>
      {/* Always there: a live region is only heard when it existed before its text did. */}
      <div role="status">
        {count !== undefined && (
          <Count ref={ref} tabIndex={-1}>
            {count}
          </Count>
        )}
      </div>
      <Tools>{children}</Tools>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(2)} ${theme.space(4)};

  /* Count and page size share a line on phones: there the size is explained to the ear alone. */
  ${media.phone} {
    label {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;

const Count = styled.h2`
  font-size: ${theme.text.m};

  &:focus {
    outline: none;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(2)};
`;
