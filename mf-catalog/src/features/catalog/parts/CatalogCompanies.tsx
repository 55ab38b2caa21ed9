import { useAtomValue } from 'jotai';
import type { CurrentUser, Participant } from 'shared-api/contract';
import type { Query } from 'shared-api/query';
import { onlineUserIdsAtom } from 'shared-api/realtime';
import { Button } from 'shared-ui/Button';
import { Delayed } from 'shared-ui/Delayed';
import { EmptyState } from 'shared-ui/EmptyState';
import { Loaded } from 'shared-ui/Loaded';
import type { CompaniesPage } from '#api/useCompanies';
import { keysInForce, type CatalogFilter } from '#domain/catalogFilter';
import { SKELETON_CARDS } from '#domain/limits';
import type { MeetingChance } from '#domain/meetingChance';
import { CompanyCardSkeleton } from '#parts/company-card/CompanyCardSkeleton';
import { texts } from '../texts';
import { CardGrid } from './CardGrid';
import { CatalogCard } from './CatalogCard';
import { CatalogEmpty } from './CatalogEmpty';

interface CatalogCompaniesProps {
  viewer: CurrentUser;
  filter: CatalogFilter;
  companies: Query<CompaniesPage>;
  /** Dims this page while another one loads. */
  isOutdated: boolean;
  onChange: (part: Partial<CatalogFilter>) => void;
  onReset: () => void;
  meetingWith: (company: Participant) => MeetingChance;
}

/** The companies of one page of the catalogue, or an explanation of an empty result. */
export function CatalogCompanies({
  viewer,
  filter,
  companies,
  isOutdated,
  onChange,
  onReset,
  meetingWith,
}: CatalogCompaniesProps) {
  // One subscription for all cards; unchanged cards do not re-render.
  const online = useAtomValue(onlineUserIdsAtom);
  return (
    <Loaded query={companies} skeleton={<CatalogSkeleton />} failed={texts.failed}>
      {({ users }) => {
        if (users.length > 0)
          return (
            <CardGrid items={users} isOutdated={isOutdated} aria-label={texts.list}>
              {(company) => (
                <CatalogCard
                  viewer={viewer}
                  company={company}
                  isOnline={online.has(company.id)}
                  meetingWith={meetingWith}
                />
              )}
            </CardGrid>
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

const places = Array.from({ length: SKELETON_CARDS }, (_, place) => place);

/** Placeholder for the first page of cards. */
function CatalogSkeleton() {
  return (
    <Delayed>
      <CardGrid items={places} aria-busy aria-label={texts.list}>
        {() => <CompanyCardSkeleton />}
      </CardGrid>
    </Delayed>
  );
}
