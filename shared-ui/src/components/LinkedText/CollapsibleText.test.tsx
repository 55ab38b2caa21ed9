import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CollapsibleText } from './CollapsibleText';

const long = 'слово '.repeat(100).trim();

test('expands and collapses the text', async () => {
  render(<CollapsibleText text={long} limit={300} />);
  expect(screen.queryByText(long)).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Показать полностью', expanded: false }));
  expect(screen.getByText(long)).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Скрыть', expanded: true }));
  expect(screen.queryByText(long)).not.toBeInTheDocument();
});

test('starts expanded with isOpenAtFirst and reports each toggle', async () => {
  const onToggle = jest.fn();
  render(<CollapsibleText text={long} limit={300} isOpenAtFirst onToggle={onToggle} />);
  expect(screen.getByText(long)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Скрыть' }));
  await userEvent.click(screen.getByRole('button', { name: 'Показать полностью' }));
  expect(onToggle.mock.calls).toEqual([[false], [true]]);
});

test('shows no button for a short text', () => {
  render(<CollapsibleText text="Сувениры" limit={300} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('uses the given button label', () => {
  render(<CollapsibleText text={long} limit={200} moreLabel="Читать полностью" />);
  expect(screen.getByRole('button', { name: 'Читать полностью' })).toBeInTheDocument();
});

test('cuts before a URL that does not fit', () => {
  const { container } = render(
    <CollapsibleText text={`Каталог здесь: https://example.com/${'catalog/'.repeat(20)} и ещё`} limit={60} />,
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(container.querySelector('p')).toHaveTextContent(/^Каталог здесь…$/);
});

const address = `https://example.com/${'a'.repeat(60)}`;

test.each([
  ['starts the text', `${address} и ещё`, 40],
  ['follows emoji', `${'😀'.repeat(20)} ${address} и ещё`, 60],
  ['follows a bracket', `Каталог${'и'.repeat(20)}(${address}) и ещё`, 60],
  ['ends with a hyphen', `Каталог https://example.com/a- ${'слово '.repeat(20)}`, 30],
])('never links to part of a URL that %s', (_, text, limit) => {
  render(<CollapsibleText text={text} limit={limit} />);
  const whole = text.match(/https:\S*[^\s)]/)?.[0];
  for (const link of screen.queryAllByRole('link')) expect(link).toHaveAttribute('href', whole);
});

test('keeps the ellipsis out of the URL before it', () => {
  render(<CollapsibleText text={`Каталог https://example.com/a ${'слово '.repeat(20)}`} limit={30} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://example.com/a');
  expect(screen.getByText(/example\.com\/a$/).parentElement).toHaveTextContent('https://example.com/a…');
});
