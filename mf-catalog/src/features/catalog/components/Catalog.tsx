import { useEffect, useEffectEvent, useRef } from 'react';
import { styled } from 'styled-components';
import type { CurrentUser } from 'shared-api/contract';
import { PageSizeSelect } from 'shared-ui/PageSizeSelect';
import { Pagination } from 'shared-ui/Pagination';
import { Stack } from 'shared-ui/Stack';
import { media, theme } from 'shared-ui/theme';
import { useCompanies } from '#api/useCompanies';
import { CatalogFilters } from '#components/filters/CatalogFilters';
import { texts } from '../texts';
import { useCatalogQuery } from '../useCatalogQuery';
import { useMeetingChance } from '../useMeetingChance';
import { CatalogCompanies } from './CatalogCompanies';
import { CatalogNoMeetings } from './CatalogNoMeetings';

interface CatalogProps {
  /** Who looks. */
  viewer: CurrentUser;
}

/** The catalogue: filters, count, companies, pages. A page beyond the last one turns into the last one. */
export function Catalog({ viewer }: CatalogProps) {
  const { query, changeFilter, changeLimit, correctPage, reset, searchOfPage } = useCatalogQuery();
  const found = useCompanies(query);
  const { nobody, meetingWith } = useMeetingChance(viewer);
  const count = useRef<HTMLHeadingElement>(null);

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
      <CatalogFilters
        viewer={viewer.type}
        filter={query.filter}
        onChange={changeFilter}
        onReset={reset}
        foundCount={shown?.total_count}
        isLoading={found.isLoading}
      />
      <Line data-list-head>
        {/* Always there: a live region is only heard when it existed before its text did. */}
        <div role="status">
          {shown && (
            <Count ref={count} tabIndex={-1}>
              {texts.found(shown.total_count)}
            </Count>
          )}
        </div>
        <PageSizeSelect value={query.limit} onChange={changeLimit} />
      </Line>
      {nobody && <CatalogNoMeetings reason={nobody} />}
      <CatalogCompanies
        viewer={viewer.type}
        filter={query.filter}
        companies={{ ...found, data: shown }}
        isOutdated={shown !== undefined && found.data === undefined}
        onChange={changeFilter}
        onReset={reset}
        meetingWith={meetingWith}
      />
      {shown && (
        <Pages
          page={query.page}
          pageCount={shown.pages}
          getHref={searchOfPage}
          // The pages stand below the list: whoever turns one goes on at its head. A press that opens another tab turns nothing here.
          onClick={(event) => event.defaultPrevented && count.current?.focus({ preventScroll: true })}
        />
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

const Pages = styled(Pagination)`
  justify-content: center;
`;
