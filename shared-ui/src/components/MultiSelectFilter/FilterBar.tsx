import Search from '@lucide/icons/icons/search';
import SlidersHorizontal from '@lucide/icons/icons/sliders-horizontal';
import { useState, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { Icon } from 'shared-ui/Icon';
import { Stack } from 'shared-ui/Stack';
import { TextField } from 'shared-ui/TextField';
import { query, theme, useMediaQuery } from 'shared-ui/theme';

export interface FilterBarProps {
  /** Names the region: «Поиск в каталоге». */
  label: string;
  /** The search, whose text Enter applies at once. */
  search: { label: string; text: string; maxLength: number; onChange: (text: string) => void; onEnter: () => void };
  /** The filters beside the list. */
  row: ReactNode;
  /** «Фильтры» */
  title: string;
  /** The dialog of the filters on narrow screens, from the page: the group of filters holds no dialogs. */
  sheet: (sheet: { isOpen: boolean; onClose: () => void; title: string }) => ReactNode;
  /** Number of filters in force. */
  count: number;
  isDisabled?: boolean;
  /** Takes the focus of a removed chip. */
  ref?: Ref<HTMLDivElement>;
  /** The filters in force as chips. */
  children?: ReactNode;
}

/** Search and filters of a list; on narrow screens a button opens the filters. */
export function FilterBar({
  label,
  search,
  row,
  title,
  sheet,
  count,
  isDisabled = false,
  ref,
  children,
}: FilterBarProps) {
  const isNarrow = useMediaQuery(query.narrow);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Root ref={ref} gap={3} role="search" aria-label={label} tabIndex={-1}>
      <Line>
        <SearchField>
          <Icon icon={Search} size={16} />
          <TextField
            type="search"
            label={search.label}
            isLabelHidden
            placeholder={search.label}
            value={search.text}
            maxLength={search.maxLength}
            autoComplete="off"
            enterKeyHint="search"
            disabled={isDisabled}
            onChange={({ target }) => search.onChange(target.value)}
            onKeyDown={({ key }) => {
              if (key === 'Enter') search.onEnter();
              if (key === 'Escape') search.onChange('');
            }}
          />
        </SearchField>
        {isNarrow && (
          <Button
            variant="secondary"
            icon={<Icon icon={SlidersHorizontal} size={16} />}
            disabled={isDisabled}
            onClick={() => setIsOpen(true)}
          >
            {count > 0 ? `${title} (${count})` : title}
          </Button>
        )}
      </Line>
      {!isNarrow && row}
      <span>{children}</span>
      {isNarrow && sheet({ isOpen, onClose: () => setIsOpen(false), title })}
    </Root>
  );
}

const Root = styled(Stack)`
  &:focus {
    outline: none;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(2)};
`;

const SearchField = styled.div`
  position: relative;
  /* With text at 200 %, the button moves below it. */
  flex: 1 1 10rem;
  min-width: 0;

  > svg {
    position: absolute;
    inset-block: 0;
    left: ${theme.space(3)};
    z-index: 1;
    margin-block: auto;
    color: ${theme.color.textMuted};
    pointer-events: none;
  }

  input {
    padding-left: ${theme.space(9)};
  }
`;
