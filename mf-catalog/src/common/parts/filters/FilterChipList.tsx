import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { Tag } from 'shared-ui/TagList';
import { media, query, theme, useMediaQuery } from 'shared-ui/theme';
import type { FilterChip } from '#domain/filterChips';
import { texts } from './texts';

/** More items than two lines can hold; further ones are not measured. */
const MEASURED = 60;

interface FilterChipListProps {
  chips: readonly FilterChip[];
  onRemove: (chip: FilterChip) => void;
}

const LINES = 2;

/** Removable chips of the chosen values: two lines, or one scrolling line on narrow viewports. */
export function FilterChipList({ chips, onRemove }: FilterChipListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const isNarrow = useMediaQuery(query.narrow);
  const { list, shownCount } = useFitting(LINES, chips.length, chips.map(({ label }) => label).join('\n'));
  const shown = isWhole || isNarrow ? chips : chips.slice(0, shownCount);
  const hiddenCount = chips.length - shown.length;

  const remove = (chip: FilterChip, place: number) => {
    // The chip's button is about to disappear: move the focus to a neighbour first.
    const crosses = list.current?.querySelectorAll<HTMLElement>('li button');
    (crosses?.[place + 1] ?? crosses?.[place - 1])?.focus();
    onRemove(chip);
  };

  const showAll = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // This button disappears: move the focus to the chip before the revealed ones.
    currentTarget.closest('li')?.previousElementSibling?.querySelector('button')?.focus();
    setIsWhole(true);
  };

  return (
    <List ref={list} aria-label={texts.chosen}>
      {shown.map((chip, place) => (
        <li key={chip.id}>
          <Tag onRemove={() => remove(chip, place)}>{chip.label}</Tag>
        </li>
      ))}
      {hiddenCount > 0 && (
        <li>
          <Button variant="ghost" size="small" aria-label={texts.moreName(hiddenCount)} onClick={showAll}>
            {texts.more(hiddenCount)}
          </Button>
        </li>
      )}
    </List>
  );
}

/**
 * Counts the items of a wrapping list that fit into the given lines, leaving room for a button at the end.
 * @param signature changes with the items
 */
function useFitting(lines: number, count: number, signature: string) {
  const list = useRef<HTMLUListElement>(null);
  const [width, setWidth] = useState(0);
  const [fitting, setFitting] = useState<{ of: string; count: number }>();
  const question = `${width} ${signature}`;
  const isMeasured = fitting?.of === question;

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    if (isMeasured || !list.current) return;
    const tops = [...list.current.children].map((item) => (item instanceof HTMLElement ? item.offsetTop : 0));
    const lineStarts = tops.flatMap((top, index) => (index === 0 || top > (tops[index - 1] ?? 0) ? [index] : []));
    const beyond = lineStarts[lines];
    // One item less, to make room for the button.
    setFitting({
      of: question,
      count: beyond === undefined && count <= MEASURED ? count : Math.max(1, (beyond ?? MEASURED) - 1),
    });
  }, [isMeasured, question, lines, count]);

  return { list, shownCount: isMeasured ? fitting.count : Math.min(count, MEASURED) };
}

const List = styled.ul`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(1)};
  min-width: 0;

  ${media.narrow} {
    flex-wrap: nowrap;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    white-space: nowrap;

    > li {
      flex: none;
    }
  }
`;
