import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useId, useMemo, useRef, type ComponentPropsWithoutRef, type FocusEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { Button } from '../Button/Button';
import { Tag } from './Tag';
import { rowOfTag, tagNeighbour, tagRows, type TagListItem } from './tagRows';
import { useTagFocus } from './useTagFocus';
import { useTagMeasure } from './useTagMeasure';

export interface TagListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Chosen values, in order. */
  tags: readonly TagListItem[];
  /** Accessible name, also shown before the count: «Получатели». */
  label: string;
  /**
   * Number of chosen values, if it differs from the number of tags: some tags represent several values, or not all are
   * shown.
   */
  count?: number;
  onRemove: (id: TagListItem['id']) => void;
  /** Called on «Очистить»; without it the button is absent. */
  onClear?: () => void;
  emptyText?: string;
  /** Disables removing, e.g. while the values are sent. */
  isDisabled?: boolean;
}

const HELP = 'Стрелки ведут от одного к другому, Delete убирает.';
const ROW_PX = 36;
const number = new Intl.NumberFormat('ru');

/**
 * Chosen values, any number of them: only visible rows are in the document. One Tab stop; arrows, Home and End move
 * inside; Enter, Delete and Backspace remove a tag, and focus moves to the next one.
 */
export function TagList({
  tags,
  label,
  count = tags.length,
  onRemove,
  onClear,
  emptyText = 'Пока ничего не выбрано.',
  isDisabled = false,
  ...rest
}: TagListProps) {
  const helpId = useId();
  const root = useRef<HTMLDivElement>(null);
  const { scroller, measure } = useTagMeasure();
  const { active, setActive, goTo } = useTagFocus({ root, count: tags.length });
  const rows = useMemo(() => tagRows(tags, measure), [tags, measure]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 3,
    // Keeps the focused tag rendered even when it is scrolled out of view.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...(rows.length > 0 ? [rowOfTag(rows, active)] : [])])].sort(
        (a, b) => a - b,
      ),
  });

  const remove = (index: number) => {
    const tag = tags[index];
    if (!tag || isDisabled) return;
    goTo(index);
    onRemove(tag.id);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = tagAt(event.target);
    if (index === undefined) return;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      return remove(index);
    }
    const target = tagNeighbour(event.key, rows, { index, count: tags.length });
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  };

  return (
    <Root {...rest} ref={root} role="group" aria-label={label} aria-describedby={helpId} tabIndex={-1}>
      <Head>
        <Count role="status">
          {label}: {number.format(count)}
        </Count>
        {onClear && count > 0 && (
          <Button
            variant="ghost"
            size="small"
            disabled={isDisabled}
            onClick={() => {
              goTo(0);
              onClear();
            }}
          >
            Очистить
          </Button>
        )}
      </Head>
      <span id={helpId} className="visually-hidden">
        {tags.length > 0 && !isDisabled && HELP}
      </span>
      {tags.length === 0 && <p>{emptyText}</p>}
      <Scroller
        ref={scroller}
        // With all remove buttons disabled, the scroll box itself must be focusable to be scrolled by keyboard.
        tabIndex={isDisabled && tags.length > 0 ? 0 : undefined}
        onKeyDown={onKeyDown}
        onFocus={(event: FocusEvent) => setActive((last) => tagAt(event.target) ?? last)}
      >
        <Rows
          role={tags.length > 0 ? 'list' : undefined}
          aria-label={tags.length > 0 ? label : undefined}
          style={{ height: virtualizer.getTotalSize() }}
        >
          {virtualizer.getVirtualItems().map(({ key, index: row, start }) => (
            <Row
              key={key}
              ref={virtualizer.measureElement}
              data-index={row}
              role="none"
              style={{ transform: `translateY(${start}px)` }}
            >
              {tags.slice(rows[row], rows[row + 1]).map((tag, place) => {
                const index = (rows[row] ?? 0) + place;
                return (
                  <Place
                    key={tag.id}
                    role="listitem"
                    data-tag={index}
                    aria-posinset={index + 1}
                    aria-setsize={tags.length}
                  >
                    <Tag
                      onRemove={() => remove(index)}
                      isDisabled={isDisabled}
                      crossTabIndex={index === active ? 0 : -1}
                    >
                      {tag.label}
                    </Tag>
                  </Place>
                );
              })}
            </Row>
          ))}
        </Rows>
      </Scroller>
    </Root>
  );
}

function tagAt(target: EventTarget): number | undefined {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-tag]') : null;
  return place ? Number(place.dataset.tag) : undefined;
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space(1)};
  min-width: 0;

  > p {
    color: ${theme.color.textMuted};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(2)};
  min-height: ${theme.control.heightSmall};
`;

const Count = styled.span`
  font-size: ${theme.text.s};
  font-weight: ${theme.weight.medium};
  font-variant-numeric: tabular-nums;
`;

const Scroller = styled.div`
  max-height: min(${theme.space(60)}, 50vh);
  overflow-y: auto;
  overscroll-behavior: contain;
  overflow-anchor: none;
  font-size: ${theme.text.s};
`;

const Rows = styled.div`
  position: relative;
`;

const Row = styled.div`
  position: absolute;
  inset: 0 0 auto;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(1)};
  padding-bottom: ${theme.space(1)};
`;

const Place = styled.div`
  display: flex;
  min-width: 0;
  max-width: 100%;
`;
