import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fixtures } from 'shared-api/testing';
import type { MessageFile } from '#domain/messageFile';
import { MessageBubble } from './MessageBubble';

const file: MessageFile = {
  id: '1',
  name: 'Смета.xlsx',
  size: 1_468_006,
  source: '/api/attachments/1',
  isDeleted: false,
};
const image = (n: number): MessageFile => ({ ...file, id: `image-${n}`, name: `Макет ${n}.png`, source: `/i/${n}` });
const message = fixtures.message();

function draw(part: Partial<Parameters<typeof MessageBubble>[0]>) {
  return render(
    <MessageBubble
      text={message.text}
      createdAt={message.created_at}
      isOwn={false}
      author="Северный ветер"
      {...part}
    />,
  );
}

test('line breaks stay, addresses become links, nothing is executed [CHAT-04]', () => {
  const { container } = draw({
    text: 'Первая\nвторая <img src=x onerror=alert(1)> https://example.com javascript:alert(1)',
  });
  expect(container.querySelector('p')?.textContent).toContain('Первая\nвторая <img src=x onerror=alert(1)>');
  expect(container.querySelector('img')).not.toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['https://example.com']);
});

test('own messages stand at the right, others at the left', () => {
  const { container, unmount } = draw({ isOwn: true });
  expect(container.firstElementChild).toHaveStyle({ justifyItems: 'end' });
  unmount();
  expect(draw({ isOwn: false }).container.firstElementChild).toHaveStyle({ justifyItems: 'start' });
});

test('a received file shows name and size and downloads [CHAT-11]', () => {
  draw({ text: '', files: [file] });
  const link = screen.getByRole('link', { name: /^Скачать Смета.xlsx, 1,4.МБ$/ });
  expect(link).toHaveAttribute('href', '/api/attachments/1');
  expect(link).toHaveAttribute('download', 'Смета.xlsx');
  expect(link).toHaveTextContent(/1,4.МБ/);
});

test('a deleted file says so and is no link; neither is one with an address that runs a script [CHAT-11]', () => {
  const { container } = draw({
    files: [
      { ...file, isDeleted: true },
      { ...file, id: '2', source: 'javascript:alert(1)' },
      { ...image(3), isDeleted: true },
      { ...image(4), source: 'javascript:alert(1)' },
    ],
  });
  expect(container).toHaveTextContent('файл удалён');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(container.querySelector('img')).not.toBeInTheDocument();
});

test('four pictures are seen, the rest is counted, and a press shows one in full', async () => {
  const onShowImage = jest.fn();
  const images = Array.from({ length: 10 }, (_, n) => image(n));
  draw({ text: '', files: images, onShowImage });
  expect(screen.getAllByRole('button')).toHaveLength(4);
  expect(screen.getByText('+6')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Открыть Макет 3\.png, \+/ }));
  expect(onShowImage).toHaveBeenCalledWith(images[3]);
});

test('how far the files of a message are on their way is said', () => {
  const { container } = draw({ isOwn: true, status: { kind: 'sending', percent: 64 } });
  expect(container).toHaveTextContent(/загружается 64.%/);
});

test('a book of 100,000 characters shows its beginning first, and never half an address', async () => {
  const words = 'Очень длинное сообщение. '.repeat(79);
  draw({ text: `${words}https://example.com/${'путь/'.repeat(10)} ${'конец '.repeat(17_000)}` });
  const shown = () => document.querySelector('p')?.textContent?.length ?? 0;
  expect(shown()).toBeLessThan(2_100);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Показать полностью' }));
  expect(shown()).toBeGreaterThan(100_000);
  expect(screen.getByRole('link')).toBeInTheDocument();
});

test('marks that turn the direction of writing end with the text, and are left out of a file’s name', () => {
  const { container } = draw({ text: 'счёт \u202Egpj.exe', files: [{ ...file, name: 'счёт\u202Egpj.exe' }] });
  // What stands in a bdi is laid out by itself, so the time behind it is not turned.
  expect(container.querySelector('bdi')).toHaveTextContent('счёт \u202Egpj.exe');
  expect(container.querySelector('bdi time')).not.toBeInTheDocument();
  expect(screen.getByRole('link').textContent).toContain('счётgpj.exe');
});
