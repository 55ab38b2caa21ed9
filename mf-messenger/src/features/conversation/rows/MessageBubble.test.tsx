import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fixtures } from 'shared-api/testing';
import type { MessageFile } from '#domain/messageFile';
import { useObjectUrls } from '#testing/useObjectUrls';
import { MessageBubble } from './MessageBubble';

useObjectUrls();

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

test('keeps line breaks and links addresses but executes no script [CHAT-04]', () => {
  const { container } = draw({
    text: 'Первая\nвторая <img src=x onerror=alert(1)> https://example.com javascript:alert(1)',
  });
  expect(container.querySelector('p')?.textContent).toContain('Первая\nвторая <img src=x onerror=alert(1)>');
  expect(container.querySelector('img')).not.toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['https://example.com']);
});

test('aligns own messages right and others left', () => {
  const { container, unmount } = draw({ isOwn: true });
  expect(container.firstElementChild).toHaveStyle({ justifyItems: 'end' });
  unmount();
  expect(draw({ isOwn: false }).container.firstElementChild).toHaveStyle({ justifyItems: 'start' });
});

test('offers a received file with name and size [CHAT-11]', () => {
  draw({ text: '', files: [file] });
  const link = screen.getByRole('link', { name: /^Скачать Смета.xlsx, 1,4.МБ$/ });
  expect(link).toHaveAttribute('href', '/api/attachments/1');
  expect(link).toHaveAttribute('download', 'Смета.xlsx');
  expect(link).toHaveTextContent(/1,4.МБ/);
});

test('offers a received picture with name and size [CHAT-11] [HALL-06]', () => {
  draw({ text: '', files: [image(1)], onShowImage: () => {} });
  const link = screen.getByRole('link', { name: /^Скачать Макет 1.png, 1,4.МБ$/ });
  expect(link).toHaveAttribute('href', '/i/1');
  expect(link).toHaveAttribute('download', 'Макет 1.png');
  expect(link).toHaveTextContent(/1,4.МБ/);
});

test('offers each visible picture for download [HALL-06]', () => {
  draw({ text: '', files: Array.from({ length: 6 }, (_, n) => image(n)), onShowImage: () => {} });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('download'))).toEqual(
    [0, 1, 2, 3].map((n) => `Макет ${n}.png`),
  );
});

test('shows a picture being sent without a link [HALL-06]', () => {
  const { container } = draw({
    isOwn: true,
    files: [{ ...image(1), source: new File(['x'], 'Макет 1.png') }],
    status: { kind: 'sending' },
  });
  expect(container).toHaveTextContent(/Макет 1\.png1,4.МБ/);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('refuses links for deleted files and script addresses [CHAT-11]', () => {
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

test('shows four pictures and the number of the rest', async () => {
  const onShowImage = jest.fn();
  const images = Array.from({ length: 10 }, (_, n) => image(n));
  draw({ text: '', files: images, onShowImage });
  expect(screen.getAllByRole('button')).toHaveLength(4);
  expect(screen.getByText('+6')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Открыть Макет 3\.png, \+/ }));
  expect(onShowImage).toHaveBeenCalledWith(images[3]);
});

test('shows the upload progress of its files', () => {
  const { container } = draw({ isOwn: true, status: { kind: 'sending', percent: 64 } });
  expect(container).toHaveTextContent(/загружается 64.%/);
});

test('shortens a long text without splitting an address', async () => {
  const words = 'Очень длинное сообщение. '.repeat(79);
  draw({ text: `${words}https://example.com/${'путь/'.repeat(10)} ${'конец '.repeat(17_000)}` });
  const shown = () => document.querySelector('p')?.textContent?.length ?? 0;
  expect(shown()).toBeLessThan(2_100);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Показать полностью' }));
  expect(shown()).toBeGreaterThan(100_000);
  expect(screen.getByRole('link')).toBeInTheDocument();
});

test('confines direction marks to the text and strips file names', () => {
  const { container } = draw({ text: 'счёт \u202Egpj.exe', files: [{ ...file, name: 'счёт\u202Egpj.exe' }] });
  // A bdi element isolates the direction of its text from the time after it.
  expect(container.querySelector('bdi')).toHaveTextContent('счёт \u202Egpj.exe');
  expect(container.querySelector('bdi time')).not.toBeInTheDocument();
  expect(screen.getByRole('link').textContent).toContain('счёт_gpj.exe');
});
