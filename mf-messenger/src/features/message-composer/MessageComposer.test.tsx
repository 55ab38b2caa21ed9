import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Attachment } from 'shared-api/contract';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { useObjectUrls } from '#testing/useObjectUrls';
import { MessageComposer } from './MessageComposer';

const api = useFakeApi();
const addresses = useObjectUrls();
const user = userEvent.setup({ delay: null, applyAccept: false });
const onAttachmentsChange = jest.fn<(attachments: readonly Attachment[]) => void>();
const onUploadingChange = jest.fn();
const file = (name: string, type = 'application/pdf') => new File(['содержание'], name, { type });
const kept: Attachment = {
  id: 7,
  url: '/api/attachments/7',
  filename: 'Прайс.pdf',
  filesize: 2_048,
  is_deleted: false,
};

function Borrower({ isDisabled }: { isDisabled?: boolean }) {
  const [text, setText] = useState('');
  const [attachments, setAttachments] = useState<readonly Attachment[]>([kept]);
  return (
    <MessageComposer
      label="Текст рассылки"
      text={text}
      onTextChange={setText}
      attachments={attachments}
      onAttachmentsChange={(next) => {
        onAttachmentsChange(next);
        setAttachments(next);
      }}
      onUploadingChange={onUploadingChange}
      minRows={6}
      maxRows={16}
      isDisabled={isDisabled}
    />
  );
}

async function open() {
  const page = renderPage(<Borrower />);
  const input = await waitFor(() => {
    const found = page.container.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('There is no way to choose files yet.');
    return found;
  });
  return { ...page, input, box: screen.getByRole('textbox', { name: 'Текст рассылки' }) };
}

beforeEach(() => {
  onAttachmentsChange.mockClear();
  onUploadingChange.mockClear();
  api.answer('get', '/api/settings', fixtures.settings());
  api.answer('post', '/api/attachments', ({ upload }) => ({
    id: 8,
    url: '/api/attachments/8',
    filename: upload?.name ?? '',
    filesize: upload?.size ?? 0,
    is_deleted: false,
  }));
});

test('reports upload progress and passes uploaded files on [CHAT-10] [SEND-01]', async () => {
  const { input } = await open();
  await user.upload(input, file('Смета.pdf'));
  await waitFor(() => expect(onAttachmentsChange).toHaveBeenCalledTimes(1));
  expect(onAttachmentsChange.mock.lastCall?.[0].map(({ id }) => id)).toEqual([7, 8]);
  await waitFor(() => expect(onUploadingChange.mock.calls).toEqual([[true], [false]]));
  expect(screen.getAllByText('Документ загружен')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Отправить' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Убрать Прайс.pdf' }));
  expect(onAttachmentsChange.mock.lastCall?.[0].map(({ id }) => id)).toEqual([8]);
});

test('counts existing attachments and withholds invalid files [CHAT-10]', async () => {
  const { input } = await open();
  await user.upload(input, [file('Прайс.pdf'), file('Ролик.mp4', 'video/mp4')]);
  expect(screen.getByText('Недопустимый формат файла')).toBeVisible();
  expect(screen.getAllByText('Прайс.pdf')).toHaveLength(1);
  await user.upload(
    input,
    Array.from({ length: 9 }, (_, n) => file(`Ролик ${n}.mp4`, 'video/mp4')),
  );
  expect(screen.getByText('Не больше 10 файлов: остальные не прикреплены.')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(10);
  expect(onAttachmentsChange).not.toHaveBeenCalled();
  expect(onUploadingChange).not.toHaveBeenCalled();
});

test('accepts dropped and pasted files but not tables [CHAT-10]', async () => {
  const { box, unmount } = await open();
  const png = file('Снимок.png', 'image/png');
  fireEvent.dragOver(box, { dataTransfer: { types: ['Files'], files: [] } });
  expect(screen.getByText('Отпустите, чтобы прикрепить')).toBeVisible();
  fireEvent.drop(box, { dataTransfer: { types: ['Files'], files: [file('Смета.pdf')] } });
  expect(screen.queryByText('Отпустите, чтобы прикрепить')).not.toBeInTheDocument();
  fireEvent.paste(box, {
    clipboardData: { types: ['text/plain', 'Files'], files: [file('Таблица.png', 'image/png')] },
  });
  fireEvent.paste(box, { clipboardData: { types: ['Files'], files: [png] } });
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(addresses.size).toBe(1);
  unmount();
  expect(addresses.size).toBe(0);
});

test('[TXT-04] names a second pasted screenshot apart', async () => {
  const { box } = await open();
  const screenshot = (content: string) =>
    fireEvent.paste(box, {
      clipboardData: { types: ['Files'], files: [new File([content], 'image.png', { type: 'image/png' })] },
    });
  for (const content of ['а', 'б', 'в']) screenshot(content);
  for (const name of ['image.png', 'image 2.png', 'image 3.png'])
    expect(screen.getByRole('button', { name: new RegExp(` ${name}$`) })).toBeVisible();
});

test.each([
  ['disabled', true, true],
  ['with attachments switched off', false, false],
])('ignores files when %s [CHAT-10]', async (_, isDisabled, isOn) => {
  api.answer('get', '/api/settings', fixtures.settings({ attachments_status: isOn }));
  renderPage(<Borrower isDisabled={isDisabled} />);
  const box = await screen.findByRole('textbox', { name: 'Текст рассылки' });
  fireEvent.paste(box, { clipboardData: { types: ['Files'], files: [file('Ещё.pdf')] } });
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
