import type { Participant } from 'shared-api/contract';
import { Button } from 'shared-ui/Button';
import { useDelayed } from 'shared-ui/Delayed';
import { EmptyState } from 'shared-ui/EmptyState';
import { texts } from '../texts';
import { CompanyCard } from './CompanyCard';
import { CompanyGrid } from './CompanyGrid';

interface CatalogCompaniesProps {
  /** One page of companies. */
  companies: readonly Participant[];
  /** Another page is on its way: this one is dimmed. */
  isOutdated: boolean;
  /** The next step when nothing was found. */
  emptyAction: { label: string; onClick: () => void };
}

/** The companies of one page of the catalogue. */
export function CatalogCompanies({ companies, isOutdated, emptyAction }: CatalogCompaniesProps) {
  const isDimmed = useDelayed(isOutdated);

  if (companies.length === 0) {
    return (
      <EmptyState
        action={
          <Button variant="secondary" onClick={emptyAction.onClick}>
            {emptyAction.label}
          </Button>
        }
      >
        {texts.empty}
      </EmptyState>
    );
  }
  return (
    <CompanyGrid aria-label={texts.list} aria-busy={isOutdated} $isDimmed={isDimmed}>
      {companies.map((company) => (
        <li key={company.id}>
          <CompanyCard company={company} />
        </li>
      ))}
    </CompanyGrid>
  );
}
