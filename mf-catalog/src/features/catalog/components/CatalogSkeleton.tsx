import { Delayed } from 'shared-ui/Delayed';
import { CompanyCardSkeleton } from '#components/company-card/CompanyCardSkeleton';
import { SKELETON_CARDS } from '#domain/limits';
import { CatalogGrid } from './CatalogGrid';

/** The first cards, while nobody is known yet. */
export function CatalogSkeleton() {
  return (
    <Delayed>
      <CatalogGrid aria-busy>
        {Array.from({ length: SKELETON_CARDS }, (_, place) => (
          <li key={place}>
            <CompanyCardSkeleton />
          </li>
        ))}
      </CatalogGrid>
    </Delayed>
  );
}
