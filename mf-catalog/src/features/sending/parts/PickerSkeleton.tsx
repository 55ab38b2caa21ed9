import { Delayed } from 'shared-ui/Delayed';
import { SKELETON_CARDS } from '#domain/limits';
import { CompanyCardSkeleton } from '#parts/company-card/CompanyCardSkeleton';
import { PickerGrid } from './PickerGrid';

/** Placeholder for the first page of cards. */
export function PickerSkeleton() {
  return (
    <Delayed>
      <PickerGrid aria-busy>
        {Array.from({ length: SKELETON_CARDS }, (_, place) => (
          <li key={place}>
            <CompanyCardSkeleton />
          </li>
        ))}
      </PickerGrid>
    </Delayed>
  );
}
