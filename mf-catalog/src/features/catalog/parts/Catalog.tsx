import { memo, useCallback, useMemo, useRef, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { CurrentUser } from 'shared-api/contract';
import { useFeature } from 'shared-api/settings';
import { usePageInRange } from 'shared-ui/page';
import { PageSizeSelect, Pagination } from 'shared-ui/Pagination';
import { Stack } from 'shared-ui/Stack';
import { useCompanies } from '#api/useCompanies';
import { without } from '#domain/catalogFilter';
import { CatalogFilters } from '#parts/filters/CatalogFilters';
import { useMeetingChance } from '#state/useMeetingChance';
import { useCatalogOrder } from '../state/useCatalogOrder';
import { useCatalogQuery } from '../state/useCatalogQuery';
import { texts } from '../texts';
import { CatalogCommonTime } from './CatalogCommonTime';
import { CatalogCompanies } from './CatalogCompanies';
import { CatalogHead } from './CatalogHead';
import { CatalogNoMeetings } from './CatalogNoMeetings';
import { CatalogOrderSelect } from './CatalogOrderSelect';

interface CatalogProps {
  viewer: CurrentUser;
}

/** The catalogue: filters, count, companies, pagination. */
export function Catalog({ viewer }: CatalogProps) {
  const { query, changeFilter, changeLimit, changeSort, correctPage, reset, searchOfPage } = useCatalogQuery();
  const { order, isByServer, choiceOf } = useCatalogOrder(viewer, query.sort);
  const hasCommonTime = useFeature('common_time') === true;
  // Other servers refuse the condition. The filters compare by identity.
  const filter = useMemo(
    () => (hasCommonTime ? query.filter : without(query.filter, 'commonTime')),
    [hasCommonTime, query.filter],
  );
  const found = useCompanies(viewer, { ...query, filter, sort: order }, isByServer);
  const { noMeetings, meetingWith } = useMeetingChance(viewer);
  const count = useRef<HTMLHeadingElement>(null);

  const isBeyond = usePageInRange(query.page, found.data?.pages, correctPage);
  // While a page loads, keep the previous one. When it fails, show the error instead.
  const shown = isBeyond ? undefined : (found.data ?? (found.error === undefined ? found.previous : undefined));

  // The pagination is below the list: turning a page moves the focus to the list's head. A click that opens another tab
  // does not.
  const goToHead = useCallback((event: MouseEvent) => {
    if (event.defaultPrevented) count.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Stack gap={4}>
      <CatalogFilters
        viewer={viewer.type}
        filter={filter}
        onChange={changeFilter}
        onReset={reset}
        foundCount={shown?.total_count}
        // A changed filter starts at page 1; other pages do not affect the filters.
        isLoading={found.isLoading && query.page === 1}
      />
      <CatalogHead ref={count} count={shown && texts.found(shown.total_count)}>
        {hasCommonTime && (
          <CatalogCommonTime
            isChosen={filter.commonTime}
            ownSlots={shown?.own_slots}
            onChange={(commonTime) => changeFilter({ commonTime })}
          />
        )}
        <CatalogOrderSelect order={order} choice={choiceOf(shown?.total_count)} onChange={changeSort} />
        <PageSizeSelect value={query.limit} onChange={changeLimit} />
      </CatalogHead>
      {noMeetings && <CatalogNoMeetings reason={noMeetings} />}
      <CatalogCompanies
        viewer={viewer}
        filter={filter}
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
