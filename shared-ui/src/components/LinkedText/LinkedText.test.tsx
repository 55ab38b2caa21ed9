import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { LinkedText } from './LinkedText';

test('makes links of addresses, to new tabs that know nothing of this one', () => {
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
])('executes nothing and links to nothing dangerous: %s', (text) => {
  const { container } = render(<LinkedText>{text}</LinkedText>);
  expect(container.querySelector('img, script')).toBeNull();
  for (const link of container.querySelectorAll('a')) expect(link.href).toMatch(/^(https?|mailto):/);
  expect(container).toHaveTextContent(text);
});

test.each(['example.com', 'пример.рф', 'http://localhost:8080', 'localhost/demo', 'x@example.com', 'см.example.com.'])(
  'finds an address wherever it stands: %s',
  (text) => {
    render(<LinkedText>{text}</LinkedText>);
    expect(screen.getByRole('link')).toBeInTheDocument();
  },
);

test('a text without an address is shown as it is, and only so much of it as is asked for', () => {
  const { container } = render(<LinkedText shownLength={6}>Добрый день. Ждём ответа!</LinkedText>);
  expect(container).toHaveTextContent(/^Добрый$/);
});
