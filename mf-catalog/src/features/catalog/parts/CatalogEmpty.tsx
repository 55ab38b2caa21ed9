import { styled } from 'styled-components';
import type { UserType } from 'shared-api/contract';
import { Button } from 'shared-ui/Button';
import { EmptyState } from 'shared-ui/EmptyState';
import { Loaded } from 'shared-ui/Loaded';
import { Skeleton } from 'shared-ui/Skeleton';
import { theme } from 'shared-ui/theme';
import { useActivities } from '#api/useActivities';
import { useLooserCounts } from '#api/useLooserCounts';
import { emptyFilter, LIST_KEYS, type CatalogFilter, type FilterKey } from '#domain/catalogFilter';
import { filterChips } from '#domain/filterChips';
import { listLabels } from '#domain/filterTexts';
import { texts } from '../texts';

interface CatalogEmptyProps {
  viewer: UserType;
  /** The filter without matches. */
  filter: CatalogFilter;
  onChange: (part: Partial<CatalogFilter>) => void;
  onReset: () => void;
}

/** Empty result of a filter: offers to drop single conditions and shows how many companies each would bring. */
export function CatalogEmpty({ viewer, filter, onChange, onReset }: CatalogEmptyProps) {
  const looser = useLooserCounts(filter);
  const { data: activities } = useActivities(filter.activity.length > 0);
  const chips = filterChips(filter, { viewer, activities });

  const labelOf = (key: FilterKey) => {
    const own = chips.filter((chip) => chip.key === key);
    if (key === 'company') return texts.companyCondition(filter.company);
    const list = LIST_KEYS.find((each) => each === key);
    return own.length > 1 && list ? listLabels(viewer)[list] : (own[0]?.label ?? '');
  };

  return (
    <EmptyState
      action={
        <Actions>
          <Loaded query={looser} skeleton={<Skeleton width={220} height={36} />} failed={texts.emptyOfferFailed}>
            {(offers) =>
              offers.length > 0 && (
                <>
                  <p>{texts.emptyOffer}</p>
                  <Offers>
                    {offers.map(({ key, count }) => (
                      <li key={key}>
                        <Button variant="soft" size="small" onClick={() => onChange({ [key]: emptyFilter[key] })}>
                          {texts.drop(labelOf(key), count)}
                        </Button>
                      </li>
                    ))}
                  </Offers>
                </>
              )
            }
          </Loaded>
          <Button variant="ghost" onClick={onReset}>
            {texts.reset}
          </Button>
        </Actions>
      }
    >
      {texts.empty}
    </EmptyState>
  );
}

const Actions = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space(3)};
`;

const Offers = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space(2)};
`;
