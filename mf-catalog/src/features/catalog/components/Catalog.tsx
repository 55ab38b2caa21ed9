import { styled } from 'styled-components';
import { describeError } from 'shared-api/client';
import { ErrorState } from 'shared-ui/ErrorState';
import { PageSizeSelect } from 'shared-ui/PageSizeSelect';
import { Pagination } from 'shared-ui/Pagination';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';
import { isFiltered } from '../catalogQuery';
import { texts } from '../texts';
import { useCatalog } from '../useCatalog';
import { CatalogCompanies } from './CatalogCompanies';
import { CatalogFilterBar } from './CatalogFilterBar';
import { CatalogLoading } from './CatalogLoading';

/** The catalogue: filter, count, companies, pages. */
export function Catalog() {
  const { query, result, error, isLoading, isOutdated, reload, changeFilter, changeLimit, reset, searchOfPage } =
    useCatalog();

  return (
    <Stack gap={4}>
      <CatalogFilterBar filter={query.filter} onChange={changeFilter} onReset={reset} />
      <Line>
        {/* Always there: a live region is only heard when it existed before its text did. */}
        <div role="status">{result && !error && <Count>{texts.found(result.total_count)}</Count>}</div>
        <PageSizeSelect value={query.limit} onChange={changeLimit} />
      </Line>
      {error ? (
        <ErrorState onRetry={reload} isRetrying={isLoading}>
          {texts.failed} {describeError(error)}
        </ErrorState>
      ) : result ? (
        <>
          <CatalogCompanies
            companies={result.users}
            isOutdated={isOutdated}
            emptyAction={
              isFiltered(query.filter)
                ? { label: texts.emptyReset, onClick: reset }
                : { label: texts.emptyReload, onClick: reload }
            }
          />
          <Pages page={query.page} pageCount={result.pages} getHref={searchOfPage} />
        </>
      ) : (
        <CatalogLoading count={query.limit} />
      )}
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
