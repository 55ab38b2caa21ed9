import { Delayed } from 'shared-ui/Delayed';
import { CardGrid } from 'shared-ui/lists/CardGrid';
import { CompanyCardSkeleton } from '#components/company-card/CompanyCardSkeleton';
import { SKELETON_CARDS } from '#domain/limits';
import { texts } from '../texts';

const places = Array.from({ length: SKELETON_CARDS }, (_, place) => place);

/** Placeholder for the first page of cards. */
export function CatalogSkeleton() {
  return (
    <Delayed>
      <CardGrid items={places} aria-busy aria-label={texts.list}>
        {() => <CompanyCardSkeleton />}
      </CardGrid>
    </Delayed>
  );
}
