import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { fixtures } from 'shared-api/testing';
import { MessageBubble } from './MessageBubble';

const attachment = { id: 1, url: '/api/attachments/1', filename: 'Смета.xlsx', filesize: 1_468_006, is_deleted: false };
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
  const { container } = draw({ text: '', attachments: [attachment] });
  expect(screen.getByRole('link', { name: 'Скачать Смета.xlsx' })).toHaveAttribute('href', '/api/attachments/1');
  expect(container).toHaveTextContent('1,4 МБ');
});

test('a deleted file says so and is no link; neither is one with an address that runs a script [CHAT-11]', () => {
  const { container } = draw({
    attachments: [
      { ...attachment, is_deleted: true },
      { ...attachment, id: 2, url: 'javascript:alert(1)' },
    ],
  });
  expect(container).toHaveTextContent('файл удалён');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
