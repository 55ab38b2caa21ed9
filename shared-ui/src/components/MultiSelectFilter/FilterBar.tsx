import Search from '@lucide/icons/icons/search';
import SlidersHorizontal from '@lucide/icons/icons/sliders-horizontal';
import { useState, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { Dialog } from 'shared-ui/Dialog';
import { Icon } from 'shared-ui/Icon';
import { Stack } from 'shared-ui/Stack';
import { TextField } from 'shared-ui/TextField';
import { query, theme, useMediaQuery } from 'shared-ui/theme';

export interface FilterBarProps {
  /** Names the region: «Поиск в каталоге». */
  label: string;
  /** The search, whose text Enter applies at once. */
  search?: { label: string; text: string; maxLength: number; onChange: (text: string) => void; onEnter: () => void };
  /** The filters beside the list. */
  row: ReactNode;
  /** The filters on narrow screens, in a sheet. */
  sheet: {
    title: string;
    content: ReactNode;
    /** Closes the sheet: «Показать 42». */
    showLabel: string;
    isCounting?: boolean;
    isTall?: boolean;
    resetLabel?: string;
    onReset?: () => void;
  };
  /** Number of filters in force. */
  count: number;
  isDisabled?: boolean;
  /** Takes the focus of a removed chip. */
  ref?: Ref<HTMLDivElement>;
  /** The filters in force as chips. */
  children?: ReactNode;
}

/** Search and filters of a list; on narrow screens a button opens the filters. */
export function FilterBar({ label, search, row, sheet, count, isDisabled = false, ref, children }: FilterBarProps) {
  const isNarrow = useMediaQuery(query.narrow);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Root ref={ref} gap={3} role="search" aria-label={label} tabIndex={-1}>
      {(search ?? isNarrow) && (
        <Line>
          {search && (
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
          )}
          {isNarrow && (
            <Button
              variant="secondary"
              icon={<Icon icon={SlidersHorizontal} size={16} />}
              disabled={isDisabled}
              onClick={() => setIsOpen(true)}
            >
              {count > 0 ? `${sheet.title} (${count})` : sheet.title}
            </Button>
          )}
        </Line>
      )}
      {!isNarrow && row}
      <span>{children}</span>
      {isNarrow && (
        <Dialog
          isOpen={isOpen}
          onClose={close}
          title={sheet.title}
          isSheet
          isTall={sheet.isTall}
          footer={
            <>
              {sheet.onReset && (
                <Button variant="secondary" onClick={sheet.onReset}>
                  {sheet.resetLabel}
                </Button>
              )}
              <Button isBusy={sheet.isCounting} onClick={close}>
                {sheet.showLabel}
              </Button>
            </>
          }
        >
          {sheet.content}
        </Dialog>
      )}
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
