import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { PageSizeSelect } from 'shared-ui/PageSizeSelect';
import { Pagination } from 'shared-ui/Pagination';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';
import { useCompanies } from '../api/useCompanies';
import { isFiltered } from '../catalogQuery';
import { texts } from '../texts';
import { useCatalogQuery } from '../useCatalogQuery';
import { CatalogCompanies } from './CatalogCompanies';
import { CatalogFilterBar } from './CatalogFilterBar';

/** The catalogue: filter, count, companies, pages. A page beyond the last one turns into the last one. */
export function Catalog() {
  const { query, changeFilter, changeLimit, correctPage, reset, searchOfPage } = useCatalogQuery();
  const found = useCompanies(query);

  const lastPage = Math.max(1, found.data?.pages ?? 1);
  const isBeyond = found.data !== undefined && query.page > lastPage;
  const correct = useEffectEvent(() => correctPage(lastPage));
  useEffect(() => {
    if (isBeyond) correct();
  }, [isBeyond]);

  // While a page loads, the former one stays in its place. When it fails, the failure does.
  const shown = isBeyond ? undefined : (found.data ?? (found.error === undefined ? found.previous : undefined));

  return (
    <Stack gap={4}>
      <CatalogFilterBar filter={query.filter} onChange={changeFilter} onReset={reset} />
      <Line data-list-head>
        {/* Always there: a live region is only heard when it existed before its text did. */}
        <div role="status">{shown && <Count>{texts.found(shown.total_count)}</Count>}</div>
        <PageSizeSelect value={query.limit} onChange={changeLimit} />
      </Line>
      <CatalogCompanies
        companies={{ ...found, data: shown }}
        isOutdated={shown !== undefined && found.data === undefined}
        limit={query.limit}
        emptyAction={
          isFiltered(query.filter)
            ? { label: texts.emptyReset, onClick: reset }
            : { label: texts.emptyReload, onClick: () => void found.reload() }
        }
      />
      {shown && <Pages page={query.page} pageCount={shown.pages} getHref={searchOfPage} />}
    </Stack>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(2)} ${theme.space(4)};
`;

const Count = styled.h2`
  font-size: ${theme.text.l};
`;

const Pages = styled(Pagination)`
  justify-content: center;
`;
