import { Delayed } from 'shared-ui/Delayed';
import { texts } from '../texts';
import { CompanyCardSkeleton } from './CompanyCardSkeleton';
import { CompanyGrid } from './CompanyGrid';

interface CatalogLoadingProps {
  /** How many cards will stand here at most. */
  count: number;
}

/** The catalogue's cards while they load for the first time. */
export function CatalogLoading({ count }: CatalogLoadingProps) {
  return (
    <Delayed>
      <CompanyGrid aria-busy aria-label={texts.list}>
        {Array.from({ length: count }, (_, place) => (
          <li key={place}>
            <CompanyCardSkeleton />
          </li>
        ))}
      </CompanyGrid>
    </Delayed>
  );
}
