import { styled } from 'styled-components';
import type { Query } from 'shared-api/query';
import { Button } from 'shared-ui/Button';
import { Delayed, useDelayed } from 'shared-ui/Delayed';
import { EmptyState } from 'shared-ui/EmptyState';
import { Loaded } from 'shared-ui/Loaded';
import { theme } from 'shared-ui/theme';
import type { CompaniesPage } from '../api/useCompanies';
import { texts } from '../texts';
import { CompanyCard } from './CompanyCard';
import { CompanyCardSkeleton } from './CompanyCardSkeleton';

interface CatalogCompaniesProps {
  /** The page to show, as far as it is known. */
  companies: Query<CompaniesPage>;
  /** Another page is on its way: this one is dimmed. */
  isOutdated: boolean;
  /** How many companies a page has at most. */
  limit: number;
  /** The next step when nothing was found. */
  emptyAction: { label: string; onClick: () => void };
}

/** The companies of one page of the catalogue, or why there are none. */
export function CatalogCompanies({ companies, isOutdated, limit, emptyAction }: CatalogCompaniesProps) {
  const isDimmed = useDelayed(isOutdated);
  return (
    <Loaded query={companies} skeleton={<GridSkeleton count={limit} />} failed={texts.failed}>
      {({ users }) =>
        users.length === 0 ? (
          <EmptyState
            action={
              <Button variant="secondary" onClick={emptyAction.onClick}>
                {emptyAction.label}
              </Button>
            }
          >
            {texts.empty}
          </EmptyState>
        ) : (
          <Grid aria-label={texts.list} aria-busy={isOutdated} $isDimmed={isDimmed}>
            {users.map((company) => (
              <li key={company.id}>
                <CompanyCard company={company} />
              </li>
            ))}
          </Grid>
        )
      }
    </Loaded>
  );
}

/** As many cards as a page may have, while the first one loads. */
function GridSkeleton({ count }: { count: number }) {
  return (
    <Delayed>
      <Grid aria-busy aria-label={texts.list}>
        {Array.from({ length: count }, (_, place) => (
          <li key={place}>
            <CompanyCardSkeleton />
          </li>
        ))}
      </Grid>
    </Delayed>
  );
}

/** Cards beside each other, as many as fit: one on a phone. */
const Grid = styled.ul<{ $isDimmed?: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: ${theme.space(4)};
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.5 : 1)};
  transition: opacity ${theme.motion.fast};
`;
