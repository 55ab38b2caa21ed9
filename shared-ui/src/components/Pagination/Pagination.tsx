import ChevronLeft from '@lucide/icons/icons/chevron-left';
import ChevronRight from '@lucide/icons/icons/chevron-right';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { Icon } from '../Icon/Icon';
import { pageRange } from './pageRange';
import { PaginationStep } from './PaginationStep';

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'onChange'> {
  /** Current page, from 1. */
  page: number;
  /** Renders null below two pages. */
  pageCount: number;
  /** Called with the chosen page, for pages without addresses. */
  onChange?: (page: number) => void;
  /** Address of a page. With it the steps are links, which can be opened in new tabs, and `onChange` is not called. */
  getHref?: (page: number) => string;
}

/** Steps through the pages of a list: previous, next, and the current page with its neighbours. */
export function Pagination({ page, pageCount, onChange, getHref, ...rest }: PaginationProps) {
  if (pageCount < 2) return null;
  const step = { onChange, getHref };
  return (
    <Root aria-label="Страницы" {...rest}>
      <List>
        <li>
          <PaginationStep {...step} page={page - 1} label="Предыдущая страница" isDisabled={page <= 1}>
            <Icon icon={ChevronLeft} size={20} />
          </PaginationStep>
        </li>
        {pageRange(page, pageCount).map((number) => (
          <li key={number}>
            <PaginationStep {...step} page={number} label={`Страница ${number}`} isCurrent={number === page}>
              {number}
            </PaginationStep>
          </li>
        ))}
        <li>
          <PaginationStep {...step} page={page + 1} label="Следующая страница" isDisabled={page >= pageCount}>
            <Icon icon={ChevronRight} size={20} />
          </PaginationStep>
        </li>
      </List>
      <Total>из {pageCount}</Total>
    </Root>
  );
}

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(2)};
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(1)};
`;

const Total = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
  font-variant-numeric: tabular-nums;
`;
