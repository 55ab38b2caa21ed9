import Search from '@lucide/icons/icons/search';
import SlidersHorizontal from '@lucide/icons/icons/sliders-horizontal';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { Dialog } from 'shared-ui/Dialog';
import { Icon } from 'shared-ui/Icon';
import { Stack } from 'shared-ui/Stack';
import { TextField } from 'shared-ui/TextField';
import { query, theme, useMediaQuery } from 'shared-ui/theme';
import { countFilters } from '../domain/participantsQuery';
import { MAX_SEARCH_LENGTH } from '../limits';
import { useSearchText } from '../state/useSearchText';
import { texts } from '../texts';
import { ParticipantsFilters, type ParticipantsFiltersProps } from './ParticipantsFilters';

interface ParticipantsToolbarProps extends Omit<ParticipantsFiltersProps, 'isLabelShown'> {
  /** Companies that the filter finds; undefined while loading. */
  foundCount: number | undefined;
  onReset: () => void;
}

/** Search and filters; on narrow screens the filters are in a sheet. */
export function ParticipantsToolbar({ foundCount, onReset, ...filters }: ParticipantsToolbarProps) {
  const { filter, onChange } = filters;
  const isNarrow = useMediaQuery(query.narrow);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const search = useSearchText(filter.q ?? '', (text) => onChange({ q: text === '' ? undefined : text }));
  return (
    <Stack gap={3} role="search" aria-label={texts.title}>
      <Line>
        <SearchField>
          <Icon icon={Search} size={16} />
          <TextField
            type="search"
            label={texts.search}
            isLabelHidden
            placeholder={texts.search}
            value={search.text}
            maxLength={MAX_SEARCH_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ target }) => search.change(target.value)}
            onKeyDown={({ key }) => {
              if (key === 'Enter') search.applyNow();
              if (key === 'Escape') search.change('');
            }}
          />
        </SearchField>
        {isNarrow && (
          <Button
            variant="secondary"
            icon={<Icon icon={SlidersHorizontal} size={16} />}
            onClick={() => setIsSheetOpen(true)}
          >
            {texts.openFilters(countFilters(filter))}
          </Button>
        )}
      </Line>
      {!isNarrow && (
        <Filters>
          <ParticipantsFilters {...filters} />
        </Filters>
      )}
      {isNarrow && (
        <Dialog
          isOpen={isSheetOpen}
          onClose={() => setIsSheetOpen(false)}
          title={texts.filters}
          isSheet
          footer={
            <>
              <Button variant="secondary" onClick={onReset}>
                {texts.reset}
              </Button>
              <Button onClick={() => setIsSheetOpen(false)}>{texts.show(foundCount)}</Button>
            </>
          }
        >
          <Stack gap={3}>
            <ParticipantsFilters {...filters} isLabelShown />
          </Stack>
        </Dialog>
      )}
    </Stack>
  );
}

const Line = styled.div`
  display: flex;
  gap: ${theme.space(2)};
`;

const SearchField = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;

  > svg {
    position: absolute;
    top: calc(${theme.control.height} / 2 - ${theme.space(2)});
    left: ${theme.space(3)};
    z-index: 1;
    color: ${theme.color.textMuted};
    pointer-events: none;
  }

  input {
    padding-left: ${theme.space(9)};
  }
`;

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(12.5rem, 1fr));
  align-items: center;
  gap: ${theme.space(2)} ${theme.space(3)};
`;
