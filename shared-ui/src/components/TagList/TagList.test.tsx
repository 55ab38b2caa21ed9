import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoAxeViolations, giveElementsSize } from 'shared-ui/testing';
import { TagList, type TagListProps } from './TagList';
import type { TagListItem } from './tagRows';

let takeSizeAway: () => void;
beforeEach(() => {
  takeSizeAway = giveElementsSize({ width: 300, height: 40 });
});
afterEach(() => takeSizeAway());

const companies = (count: number): TagListItem[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, label: `Компания ${index + 1}` }));

function Page({ tags: start = companies(4), ...rest }: Partial<TagListProps>) {
  const [tags, setTags] = useState(start);
  return (
    <TagList
      label="Получатели"
      onClear={() => setTags([])}
      {...rest}
      tags={tags}
      onRemove={(id) => setTags(tags.filter((tag) => tag.id !== id))}
    />
  );
}

const cross = (id: number) => screen.getByRole('button', { name: `Убрать: Компания ${id}` });
const shown = () => screen.queryAllByRole('listitem').map((tag) => tag.textContent);

test('names the list, shows its count and its size', async () => {
  const { container } = render(<Page tags={companies(1234)} />);
  expect(screen.getByRole('group', { name: 'Получатели' })).toHaveAccessibleDescription(/Delete/);
  expect(screen.getByRole('status').textContent).toMatch(/^Получатели: 1\s234$/);
  expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '1234');
  await expectNoAxeViolations(container);
});

test('has as many elements for 100,000 tags as for 100 [SEND-02]', () => {
  const countElements = (count: number) => {
    const { container, unmount } = render(<Page tags={companies(count)} />);
    const elements = container.querySelectorAll('*').length;
    unmount();
    return elements;
  };
  const few = countElements(100);
  expect(few).toBeLessThan(300);
  expect(countElements(100_000)).toBe(few);
});

test('removes a tag on click and announces the count [SEND-02]', async () => {
  render(<Page />);
  await userEvent.click(cross(2));
  expect(shown()).toEqual(['Компания 1', 'Компания 3', 'Компания 4']);
  expect(screen.getByRole('status')).toHaveTextContent('Получатели: 3');
  expect(cross(3)).toHaveFocus();
});

test('is one Tab stop; arrows, Home and End move inside', async () => {
  render(<Page onClear={undefined} />);
  await userEvent.tab();
  expect(cross(1)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(cross(2)).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(cross(4)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(cross(3)).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(cross(1)).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test.each(['{Delete}', '{Backspace}', '{Enter}', ' '])(
  'removes with «%s» and focuses the next or last tag',
  async (key) => {
    render(<Page />);
    act(() => cross(3).focus());
    await userEvent.keyboard(key);
    expect(cross(4)).toHaveFocus();
    await userEvent.keyboard(key);
    expect(shown()).toEqual(['Компания 1', 'Компания 2']);
    expect(cross(2)).toHaveFocus();
  },
);

test('reaches the end of a very long list by keyboard', async () => {
  render(<Page tags={companies(100_000)} />);
  act(() => cross(1).focus());
  await userEvent.keyboard('{End}');
  expect(cross(100_000)).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  expect(cross(99_999)).toHaveFocus();
});

test('removes all with «Очистить» and keeps focus [SEND-02]', async () => {
  render(<Page emptyText="Никто не выбран." />);
  await userEvent.click(screen.getByRole('button', { name: 'Очистить' }));
  expect(screen.getByText('Никто не выбран.')).toBeInTheDocument();
  expect(shown()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('Получатели: 0');
  expect(screen.getByRole('group', { name: 'Получатели' })).toHaveFocus();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('takes focus itself when the last tag is removed', async () => {
  render(<Page tags={companies(1)} />);
  await userEvent.click(cross(1));
  expect(screen.getByRole('group', { name: 'Получатели' })).toHaveFocus();
});

test('does not take focus when its `tags` change', () => {
  const { rerender } = render(
    <>
      <input aria-label="Текст" />
      <TagList label="Получатели" tags={companies(3)} onRemove={() => undefined} />
    </>,
  );
  screen.getByLabelText('Текст').focus();
  rerender(
    <>
      <input aria-label="Текст" />
      <TagList label="Получатели" tags={companies(2)} onRemove={() => undefined} />
    </>,
  );
  expect(screen.getByLabelText('Текст')).toHaveFocus();
});

test('scrolls by keyboard and removes no tags when disabled', async () => {
  const onRemove = jest.fn();
  const { container } = render(
    <TagList label="Получатели" tags={companies(50)} onRemove={onRemove} onClear={onRemove} isDisabled />,
  );
  await userEvent.click(cross(1));
  await userEvent.click(screen.getByRole('button', { name: 'Очистить' }));
  expect(onRemove).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(document.body).not.toHaveFocus();
  await expectNoAxeViolations(container);
});
