import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { Dialog } from 'shared-ui/Dialog';
import { FilterBar } from 'shared-ui/MultiSelectFilter';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';
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
  const search = useSearchText(filter.q ?? '', (text) => onChange({ q: text === '' ? undefined : text }));
  return (
    <FilterBar
      label={texts.title}
      search={{
        label: texts.search,
        text: search.text,
        maxLength: MAX_SEARCH_LENGTH,
        onChange: search.change,
        onEnter: search.applyNow,
      }}
      row={
        <Filters>
          <ParticipantsFilters {...filters} />
        </Filters>
      }
      title={texts.filters}
      sheet={(sheet) => (
        <Dialog
          {...sheet}
          isSheet
          footer={
            <>
              <Button variant="secondary" onClick={onReset}>
                {texts.reset}
              </Button>
              <Button onClick={sheet.onClose}>{texts.show(foundCount)}</Button>
            </>
          }
        >
          <Stack gap={3}>
            <ParticipantsFilters {...filters} isLabelShown />
          </Stack>
        </Dialog>
      )}
      count={countFilters(filter)}
    />
  );
}

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(12.5rem, 1fr));
  align-items: center;
  gap: ${theme.space(2)} ${theme.space(3)};
`;
