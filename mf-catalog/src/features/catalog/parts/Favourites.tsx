import Download from '@lucide/icons/icons/download';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCompanyMarks } from 'shared-api/company-marks';
import type { CurrentUser, UserType } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { Button } from 'shared-ui/Button';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { EmptyState } from 'shared-ui/EmptyState';
import { Icon } from 'shared-ui/Icon';
import { InlineUndo } from 'shared-ui/InlineUndo';
import { PageSizeSelect, Pagination } from 'shared-ui/Pagination';
import { Stack } from 'shared-ui/Stack';
import { toast } from 'shared-ui/toast';
import { emptyFilter } from '#domain/catalogFilter';
import { CatalogFilters } from '#parts/filters/CatalogFilters';
import { useMeetingChance } from '#state/useMeetingChance';
import { favouritesAddress, readFavouritesAddress } from '../state/favouritesAddress';
import { useFavouritesFile } from '../state/useFavouritesFile';
import { texts } from '../texts';
import { CardGrid } from './CardGrid';
import { CatalogHead } from './CatalogHead';
import { CatalogNoMeetings } from './CatalogNoMeetings';
import { FavouriteItem } from './FavouriteItem';

/** As many companies as the planner takes at once. */
const MAX_PLANNED = 50;

interface FavouritesProps {
  viewer: CurrentUser;
}

/** `/catalog?fav=1`: the favourites, most recently marked first. */
export function Favourites({ viewer }: FavouritesProps) {
  const { favouriteIds, clearFavourites } = useCompanyMarks();
  const { noMeetings, meetingWith } = useMeetingChance(viewer);
  const [address, setAddress] = useSearchParams();
  const [isClearing, setIsClearing] = useState(false);
  const head = useRef<HTMLHeadingElement>(null);
  const { limit, page: wanted } = readFavouritesAddress(address);
  const pageCount = Math.ceil(favouriteIds.length / limit);
  const page = Math.max(1, Math.min(wanted, pageCount));

  const clear = () => {
    setIsClearing(false);
    if (!clearFavourites()) toast.danger(texts.notKept);
    head.current?.focus({ preventScroll: true });
  };

  return (
    <Stack gap={4}>
      <CatalogFilters
        viewer={viewer.type}
        filter={emptyFilter}
        onChange={nothing}
        onReset={nothing}
        foundCount={undefined}
        isLoading={false}
        isDisabled
      />
      <p>
        {texts.noFilters} <Link to={paths.catalog}>{texts.toCatalog}</Link>
      </p>
      <CatalogHead ref={head} count={texts.favouritesCount(favouriteIds.length)}>
        <FavouritesActions
          viewer={viewer.type}
          canMeet={noMeetings === undefined}
          onClear={() => setIsClearing(true)}
          isClearing={isClearing}
        />
        <PageSizeSelect value={limit} onChange={(size) => setAddress(favouritesAddress(size, 1))} />
      </CatalogHead>
      {noMeetings && favouriteIds.length > 0 && <CatalogNoMeetings reason={noMeetings} />}
      {favouriteIds.length === 0 ? (
        <EmptyState action={<Link to={paths.catalog}>{texts.toCatalog}</Link>}>{texts.noFavourites}</EmptyState>
      ) : (
        <InlineUndo isShown={isClearing} text={texts.cleared} onUndo={() => setIsClearing(false)} onComplete={clear}>
          <Stack gap={4}>
            <CardGrid
              items={favouriteIds.slice((page - 1) * limit, page * limit)}
              getKey={(id) => id}
              aria-label={texts.list}
            >
              {(id) => <FavouriteItem id={id} viewer={viewer} meetingWith={meetingWith} />}
            </CardGrid>
            <Pages
              page={page}
              pageCount={pageCount}
              getHref={(next) => `?${favouritesAddress(limit, next)}`}
              onClick={(event) => event.defaultPrevented && head.current?.focus({ preventScroll: true })}
            />
          </Stack>
        </InlineUndo>
      )}
    </Stack>
  );
}

function nothing(): void {}

interface FavouritesActionsProps {
  viewer: UserType;
  canMeet: boolean;
  onClear: () => void;
  /** The favourites are being cleared and can still be restored. */
  isClearing: boolean;
}

/** Finds times for the favourites, downloads them and the notes as a file, or clears them. */
function FavouritesActions({ viewer, canMeet, onClear, isClearing }: FavouritesActionsProps) {
  const { favouriteIds, notes } = useCompanyMarks();
  const { save, isSaving } = useFavouritesFile(viewer);
  const isEmpty = favouriteIds.length === 0;
  const planned = favouriteIds.slice(0, MAX_PLANNED);
  return (
    <>
      {canMeet && !isEmpty && (
        <ButtonLink variant="secondary" size="small" to={`${paths.meetings}?view=plan&with=${planned.join(',')}`}>
          {texts.findTimeFor(planned.length)}
        </ButtonLink>
      )}
      <Button
        variant="secondary"
        size="small"
        icon={<Icon icon={Download} size={16} />}
        isBusy={isSaving}
        reason={isEmpty && notes.size === 0 ? texts.nothingToSave : undefined}
        onClick={() => void save()}
      >
        {texts.saveFile}
      </Button>
      {!isEmpty && (
        <Button variant="ghost" size="small" disabled={isClearing} onClick={onClear}>
          {texts.clear}
        </Button>
      )}
    </>
  );
}

const Pages = styled(Pagination)`
  justify-content: center;
`;
