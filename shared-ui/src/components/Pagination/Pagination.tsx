import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { pageRange } from './pageRange';
import { PaginationStep } from './PaginationStep';

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'onChange'> {
  /** The page shown, from 1. */
  page: number;
  /** How many there are; nothing is drawn for fewer than two. */
  pageCount: number;
  /** A page was chosen, where pages have no addresses. */
  onChange?: (page: number) => void;
  /** The address of a page. With it the steps are links, so that they open in a new tab, and `onChange` is not called. */
  getHref?: (page: number) => string;
}

/** Steps through the pages of a list: the previous and the next one, the current one with its neighbours. */
export function Pagination({ page, pageCount, onChange, getHref, ...rest }: PaginationProps) {
  if (pageCount < 2) return null;
  const step = { onChange, getHref };
  return (
    <Root aria-label="Страницы" {...rest}>
      <List>
        <li>
          <PaginationStep {...step} page={page - 1} label="Предыдущая страница" isDisabled={page <= 1}>
            <ChevronLeft size={20} aria-hidden />
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
            <ChevronRight size={20} aria-hidden />
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
  gap: ${theme.space(1)};
`;

const Total = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
  font-variant-numeric: tabular-nums;
`;
