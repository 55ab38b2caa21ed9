import { Delayed } from 'shared-ui/Delayed';
import { CompanyCardSkeleton } from '#components/company-card/CompanyCardSkeleton';
import { SKELETON_CARDS } from '#domain/limits';
import { PickerGrid } from './PickerGrid';

/** The first cards of the choice, while nobody is known yet. */
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
