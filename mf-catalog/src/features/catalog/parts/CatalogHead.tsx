import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { media, theme } from 'shared-ui/theme';

interface CatalogHeadProps {
  /** Number of companies as a sentence; undefined while loading. */
  count: string | undefined;
  /** Controls at the end of the line. */
  children: ReactNode;
  /** The heading, as a focus target. */
  ref: Ref<HTMLHeadingElement>;
}

/** Line above the companies. */
export function CatalogHead({ count, children, ref }: CatalogHeadProps) {
  return (
    <Line data-list-head>
      {/* Always rendered: a live region is announced only if it existed before its text. */}
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

  /* On phones, count and page size share a line, so the label is for screen readers only. */
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
  min-width: 0;
`;
