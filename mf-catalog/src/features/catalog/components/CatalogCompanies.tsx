import type { CurrentUser, Participant } from 'shared-api/contract';
import type { Query } from 'shared-api/query';
import { Button } from 'shared-ui/Button';
import { useDelayed } from 'shared-ui/Delayed';
import { EmptyState } from 'shared-ui/EmptyState';
import { Loaded } from 'shared-ui/Loaded';
import type { CompaniesPage } from '#api/useCompanies';
import { keysInForce, type CatalogFilter } from '#domain/catalogFilter';
import type { MeetingChance } from '#domain/meetingChance';
import { texts } from '../texts';
import { CatalogCards } from './CatalogCards';
import { CatalogEmpty } from './CatalogEmpty';
import { CatalogGrid } from './CatalogGrid';
import { CatalogSkeleton } from './CatalogSkeleton';

interface CatalogCompaniesProps {
  /** Who looks. */
  viewer: CurrentUser;
  filter: CatalogFilter;
  /** The page to show, as far as it is known. */
  companies: Query<CompaniesPage>;
  /** Another page is on its way: this one is dimmed. */
  isOutdated: boolean;
  onChange: (part: Partial<CatalogFilter>) => void;
  onReset: () => void;
  /** Whether a company can be invited to meet. */
  meetingWith: (company: Participant) => MeetingChance;
}

/** The companies of one page of the catalogue, or why there are none. */
export function CatalogCompanies({
  viewer,
  filter,
  companies,
  isOutdated,
  onChange,
  onReset,
  meetingWith,
}: CatalogCompaniesProps) {
  const isDimmed = useDelayed(isOutdated);
  return (
    <Loaded query={companies} skeleton={<CatalogSkeleton />} failed={texts.failed}>
      {({ users }) => {
        if (users.length > 0)
          return (
            <CatalogGrid aria-busy={isOutdated} isDimmed={isDimmed}>
              <CatalogCards viewer={viewer} companies={users} meetingWith={meetingWith} />
            </CatalogGrid>
          );
        if (keysInForce(filter).length > 0)
          return <CatalogEmpty viewer={viewer.type} filter={filter} onChange={onChange} onReset={onReset} />;
        return (
          <EmptyState
            action={
              <Button variant="secondary" onClick={() => void companies.reload()}>
                {texts.emptyReload}
              </Button>
            }
          >
            {texts.empty}
          </EmptyState>
        );
      }}
    </Loaded>
  );
}
