import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { LinkedText } from './LinkedText';

test('[TXT-03] links addresses, opening new tabs without access to this one', () => {
  render(<LinkedText>Прайс на www.example.com/price, вопросы на sales@example.com.</LinkedText>);
  const [site, mail] = screen.getAllByRole('link');
  expect(site).toHaveAttribute('href', 'https://www.example.com/price');
  expect(site).toHaveAttribute('target', '_blank');
  expect(site).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(mail).toHaveAttribute('href', 'mailto:sales@example.com');
});

test('keeps every character of the text', () => {
  const text = 'До  https://example.com/?q=1&b="2"> после\nи ещё.';
  const { container } = render(<LinkedText>{text}</LinkedText>);
  expect(container).toHaveTextContent(text, { normalizeWhitespace: false });
});

test.each([
  '<img src=x onerror="alert(1)">',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'data:text/html,<b>',
  'ftp://example.com/file',
  'file:///etc/passwd',
])('never executes text or links to dangerous addresses: %s', (text) => {
  const { container } = render(<LinkedText>{text}</LinkedText>);
  expect(container.querySelector('img, script')).toBeNull();
  for (const link of container.querySelectorAll('a')) expect(link.href).toMatch(/^(https?|mailto):/);
  expect(container).toHaveTextContent(text);
});

test.each(['example.com', 'пример.рф', 'http://localhost:8080', 'localhost/demo', 'x@example.com', 'см.example.com.'])(
  'recognises addresses of every form: %s',
  (text) => {
    render(<LinkedText>{text}</LinkedText>);
    expect(screen.getByRole('link')).toBeInTheDocument();
  },
);

test('shows text without addresses up to the given length', () => {
  const { container } = render(<LinkedText shownLength={6}>Добрый день. Ждём ответа!</LinkedText>);
  expect(container).toHaveTextContent(/^Добрый$/);
});

test.each(['http://localhost/api/auth/logout', 'localhost/api/auth/logout', 'http://localhost:8426/%61pi/auth/logout'])(
  'leaves a server address of this site as text: %s',
  (text) => {
    const { container } = render(<LinkedText>{`Прайс здесь: ${text}`}</LinkedText>);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(container).toHaveTextContent(`Прайс здесь: ${text}`);
  },
);

test('links to a page of this site', () => {
  render(<LinkedText>{'Пишите: http://localhost/messages/5'}</LinkedText>);
  expect(screen.getByRole('link')).toHaveAttribute('href', 'http://localhost/messages/5');
});

test.each([
  'договор.doc',
  'прайс.zip',
  'каталог.pdf',
  'фото.mov',
  'price-2026.ZIP',
  'логотип.ai',
  'архив.2026.zip',
  'памятка.md',
  'Прайс в файле «прайс.zip», фото в (фото.mov).',
])('[TXT-03] leaves the name of a file as text: %s', (text) => {
  const { container } = render(<LinkedText>{text}</LinkedText>);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(container).toHaveTextContent(text);
});

test.each([
  ['https://прайс.zip', 'https://прайс.zip'],
  ['www.photo.mov', 'https://www.photo.mov'],
  ['example.com/price.zip', 'https://example.com/price.zip'],
  ['firma.md', 'https://firma.md'],
  ['сайт «https://example.com/catalog»', 'https://example.com/catalog'],
  ['сайт “example.com”', 'https://example.com'],
  ['сайт "https://example.com/a".', 'https://example.com/a'],
  ['сайт ’https://example.com/a’,', 'https://example.com/a'],
  ["сайт 'https://example.com/a'", 'https://example.com/a'],
  ['(см. https://example.com/a)', 'https://example.com/a'],
  ['[https://example.com/a]!', 'https://example.com/a'],
  ['https://example.com/Встреча_(фильм).', 'https://example.com/Встреча_(фильм)'],
  ["https://example.com/Rubik's_cube", "https://example.com/Rubik's_cube"],
  ['https://example.com/a… и далее', 'https://example.com/a'],
  ['«sales@example.com»', 'mailto:sales@example.com'],
])('[TXT-03] ends the address in %s', (text, href) => {
  const { container } = render(<LinkedText>{text}</LinkedText>);
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
  expect(container).toHaveTextContent(text);
});
