import { memo, useCallback, useEffectEvent, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { CurrentUser } from 'shared-api/contract';
import { PageBody } from 'shared-ui/PageHeader';
import { PageSizeSelect } from 'shared-ui/PageSizeSelect';
import { Pagination } from 'shared-ui/Pagination';
import { Stack } from 'shared-ui/Stack';
import { useCompanies } from '#api/useCompanies';
import { CatalogFilters } from '#components/filters/CatalogFilters';
import { useMeetingChance } from '#domain/useMeetingChance';
import { texts } from '../texts';
import { useCatalogQuery } from '../useCatalogQuery';
import { CatalogCompanies } from './CatalogCompanies';
import { CatalogHead } from './CatalogHead';
import { CatalogNoMeetings } from './CatalogNoMeetings';

interface CatalogProps {
  /** Who looks. */
  viewer: CurrentUser;
}

/** The catalogue: filters, count, companies, pages. */
export function Catalog({ viewer }: CatalogProps) {
  // Here, above the body: in the body's effects, which may run as late as the next press, putting the address right would undo that press.
  const address = useCatalogQuery();
  return (
    <PageBody>
      <FoundCompanies viewer={viewer} address={address} />
    </PageBody>
  );
}

interface FoundCompaniesProps extends CatalogProps {
  address: ReturnType<typeof useCatalogQuery>;
}

/** What the address asks for. A page beyond the last one turns into the last one. */
function FoundCompanies({ viewer, address }: FoundCompaniesProps) {
  const { query, changeFilter, changeLimit, correctPage, reset, searchOfPage } = address;
  const found = useCompanies(query);
  const { nobody, meetingWith } = useMeetingChance(viewer);
  const count = useRef<HTMLHeadingElement>(null);

  const lastPage = Math.max(1, found.data?.pages ?? 1);
  const isBeyond = found.data !== undefined && query.page > lastPage;
  const correct = useEffectEvent(() => correctPage(lastPage));
  // With the drawing itself, see above.
  useLayoutEffect(() => {
    if (isBeyond) correct();
  }, [isBeyond]);

  // While a page loads, the former one stays in its place. When it fails, the failure does.
  const shown = isBeyond ? undefined : (found.data ?? (found.error === undefined ? found.previous : undefined));

  // The pages stand below the list: whoever turns one goes on at its head. A press that opens another tab turns nothing here.
  const goToHead = useCallback((event: MouseEvent) => {
    if (event.defaultPrevented) count.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Stack gap={4}>
      <CatalogFilters
        viewer={viewer.type}
        filter={query.filter}
        onChange={changeFilter}
        onReset={reset}
        foundCount={shown?.total_count}
        // A changed filter begins at its first page; another page of the same companies does not concern the filters.
        isLoading={found.isLoading && query.page === 1}
      />
      <CatalogHead ref={count} count={shown && texts.found(shown.total_count)}>
        <PageSizeSelect value={query.limit} onChange={changeLimit} />
      </CatalogHead>
      {nobody && <CatalogNoMeetings reason={nobody} />}
      <CatalogCompanies
        viewer={viewer}
        filter={query.filter}
        companies={{ ...found, data: shown }}
        isOutdated={shown !== undefined && found.data === undefined}
        onChange={changeFilter}
        onReset={reset}
        meetingWith={meetingWith}
      />
      {shown && <Pages page={query.page} pageCount={shown.pages} getHref={searchOfPage} onClick={goToHead} />}
    </Stack>
  );
}

const Pages = memo(styled(Pagination)`
  justify-content: center;
`);
