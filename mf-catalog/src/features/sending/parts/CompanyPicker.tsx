import { useRef } from 'react';
import { styled } from 'styled-components';
import type { UserType } from 'shared-api/contract';
import { Button } from 'shared-ui/Button';
import { useDelayed } from 'shared-ui/Delayed';
import { Dialog } from 'shared-ui/Dialog';
import { EmptyState } from 'shared-ui/EmptyState';
import { RowBoundary } from 'shared-ui/ErrorBoundary';
import { Loaded } from 'shared-ui/Loaded';
import { Pagination } from 'shared-ui/Pagination';
import { Stack } from 'shared-ui/Stack';
import { media, theme } from 'shared-ui/theme';
import type { CatalogFilter } from '#domain/catalogFilter';
import { SelectableCard } from '#parts/company-card/SelectableCard';
import { CatalogFilters } from '#parts/filters/CatalogFilters';
import type { Choice } from '../domain/choice';
import { usePicking } from '../state/usePicking';
import { texts } from '../texts';
import { PickerGrid } from './PickerGrid';
import { PickerSkeleton } from './PickerSkeleton';

interface CompanyPickerProps {
  viewer: UserType;
  /** The current choice. */
  choice: Choice;
  /** The initial filter. */
  filter: CatalogFilter;
  onCancel: () => void;
  /** @param filter the last filter, which «Выбрать все» outside the dialog uses */
  onDone: (choice: Choice, filter: CatalogFilter) => void;
}

/** The catalogue in a dialog, with selectable cards (SEND-02). Mounted only while open. */
export function CompanyPicker({ viewer, choice, filter, onCancel, onDone }: CompanyPickerProps) {
  const picking = usePicking(choice, filter);
  const isDimmed = useDelayed(picking.isOutdated);
  const count = useRef<HTMLParagraphElement>(null);
  const { data: shown } = picking.companies;
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={texts.pickerTitle}
      size="large"
      isSheet
      isTall
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button onClick={() => onDone(picking.choice, picking.filter)}>{texts.done(picking.count)}</Button>
        </>
      }
    >
      <Stack gap={4}>
        <CatalogFilters
          viewer={viewer}
          filter={picking.filter}
          onChange={picking.changeFilter}
          onReset={picking.resetFilter}
          foundCount={shown?.total_count}
          isLoading={picking.companies.isLoading}
        />
        <Line>
          <p ref={count} tabIndex={-1} role="status">
            {texts.picked(picking.count)}
          </p>
          {shown !== undefined && shown.total_count > 0 && (
            <Button
              variant="soft"
              size="small"
              disabled={picking.isOutdated}
              onClick={picking.hasAllFound ? picking.dropFound : picking.pickFound}
            >
              {(picking.hasAllFound ? texts.dropFound : texts.pickFound)(shown.total_count)}
            </Button>
          )}
        </Line>
        <Cards>
          <Loaded query={picking.companies} skeleton={<PickerSkeleton />} failed={texts.pickerFailed}>
            {({ users }) =>
              users.length === 0 ? (
                <EmptyState
                  action={
                    <Button variant="ghost" onClick={picking.resetFilter}>
                      {texts.reset}
                    </Button>
                  }
                >
                  {texts.nothingFound}
                </EmptyState>
              ) : (
                <PickerGrid aria-label={texts.pickerList} aria-busy={picking.isOutdated} $isDimmed={isDimmed}>
                  {users.map((company) => (
                    <li key={company.id}>
                      <RowBoundary item={company}>
                        <SelectableCard
                          company={company}
                          isChosen={picking.isTicked(company.id)}
                          onChoose={(isChosen, isRange) => picking.tick(company, isChosen, isRange)}
                        />
                      </RowBoundary>
                    </li>
                  ))}
                </PickerGrid>
              )
            }
          </Loaded>
        </Cards>
        {shown && (
          <Pages
            page={picking.page}
            pageCount={shown.pages}
            onChange={(page) => {
              picking.turnTo(page);
              count.current?.focus();
            }}
          />
        )}
      </Stack>
    </Dialog>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(2)} ${theme.space(4)};

  > p {
    font-weight: ${theme.weight.medium};
    font-variant-numeric: tabular-nums;
  }

  > p:focus {
    outline: none;
  }
`;

/* Heading, filters and buttons stay visible; on phones the sheet's own body scrolls. */
const Cards = styled.div`
  ${media.wide} {
    max-height: max(${theme.space(70)}, calc(100dvh - ${theme.space(110)}));
    margin: calc(-1 * ${theme.space(1)});
    padding: ${theme.space(1)};
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;

const Pages = styled(Pagination)`
  justify-content: center;
`;
