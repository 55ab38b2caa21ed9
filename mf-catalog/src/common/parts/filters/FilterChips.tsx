import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { theme } from 'shared-ui/theme';
import type { CatalogFilter } from '#domain/catalogFilter';
import type { FilterChip } from '#domain/filterChips';
import { FilterChipList } from './FilterChipList';
import { texts } from './texts';

interface FilterChipsProps {
  chips: readonly FilterChip[];
  onChoose: (part: Partial<CatalogFilter>) => void;
  /** Must move the focus, since this line disappears with the last chip. */
  onReset: () => void;
}

/** Chips of the chosen values and a button that clears them. */
export function FilterChips({ chips, onChoose, onReset }: FilterChipsProps) {
  return (
    <Root>
      {chips.length > 0 && <FilterChipList chips={chips} onRemove={({ rest }) => onChoose(rest)} />}
      <Button variant="ghost" size="small" onClick={onReset}>
        {texts.reset}
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space(2)};

  > button {
    flex: none;
  }
`;
