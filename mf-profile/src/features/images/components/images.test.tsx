import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fixtures, renderPage, useFakeApi, type ReceivedCall } from 'shared-api/testing';
import { closeToasts } from 'shared-ui/testing';
import { Toaster } from 'shared-ui/Toaster';
import { AvatarEdit } from './AvatarEdit';
import { GalleryEdit } from './GalleryEdit';

const api = useFakeApi();
const user = userEvent.setup({ delay: null, applyAccept: false });
jest.setTimeout(20_000);
configure({ asyncUtilTimeout: 5_000 });

const MB = 1024 * 1024;
/** Sizes of the pictures by their names: jsdom draws none. */
const sizes: Record<string, [number, number]> = {
  'лого.png': [300, 300],
  'широкая.jpg': [2001, 100],
  'высокая.png': [100, 1501],
};
let sent: ReceivedCall['upload'][];

beforeEach(() => {
  // jsdom writes about each upload that is cut.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  closeToasts();
  sent = [];
  globalThis.createImageBitmap = jest.fn(async (source: unknown) => {
    const { name } = source as File;
    if (name === 'текст.png') throw new Error('no picture');
    const [width, height] = sizes[name] ?? [800, 600];
    return { width, height, close: () => {} };
  });
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(new Proxy({}, { get: () => () => {}, set: () => true }) as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, take, type) {
    take(new Blob([`${this.width}x${this.height}`], { type }));
  });
  api.answer('get', '/api/user', fixtures.currentUser({ avatar: '/images/uploads/old.png' }));
  api.answer('get', '/api/photos', { photos: [] });
  api.answer('post', '/api/photos', ({ upload }) => {
    sent.push(upload);
    return {
      id: sent.length,
      original: `/images/uploads/${sent.length}.jpg`,
      thumbnail: `/images/uploads/${sent.length}s.webp`,
    };
  });
  api.answer('post', '/api/avatar', ({ upload }) => {
    sent.push(upload);
    return { avatar: '/images/uploads/new.png' };
  });
});

const picture = (name: string, type = 'image/jpeg', size = 10) =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });

const parts = { avatar: <AvatarEdit />, gallery: <GalleryEdit /> };

async function start(part: keyof typeof parts) {
  const { container } = renderPage(
    <>
      {parts[part]}
      <Toaster />
    </>,
  );
  await (part === 'avatar'
    ? screen.findByRole('group', { name: 'Аватар' })
    : screen.findByText('Изображений пока нет.'));
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for files.');
  return { give: (...files: File[]) => user.upload(input, files), container };
}

test.each<keyof typeof parts>(['avatar', 'gallery'])(
  '%s: another format is refused before it is sent [EDIT-05] [EDIT-06]',
  async (part) => {
    const { give } = await start(part);
    await give(picture('анимация.gif', 'image/gif'));
    expect((await screen.findAllByText('Недопустимый формат!'))[0]).toBeVisible();
    expect(sent).toEqual([]);
  },
);

test.each([
  ['gallery', picture('фото.jpg', 'image/jpeg', 10 * MB + 1), 'Недопустимый объем!'],
  ['gallery', picture('высокая.png', 'image/png'), 'Недопустимый размер!'],
] as const)(
  '%s: one that is too large is said to be, and refused without the offer taken [EDIT-05] [EDIT-06]',
  async (part, file, sentence) => {
    const { give } = await start(part);
    await give(file);
    const offer = await screen.findByRole('dialog', { name: sentence });
    expect(offer).toHaveTextContent('1 изображение больше 2000×1500 px или 10 МБ.');
    await user.click(within(offer).getByRole('button', { name: 'Отмена' }));
    expect((await screen.findAllByText(sentence))[0]).toBeVisible();
    expect(sent).toEqual([]);
  },
);

test('several at once: the fine ones go, the large ones after the offer, each made smaller [EDIT-06]', async () => {
  const { give } = await start('gallery');
  await give(
    picture('а.jpg'),
    picture('широкая.jpg'),
    picture('высокая.png', 'image/png'),
    picture('текст.png', 'image/png'),
  );
  const offer = await screen.findByRole('dialog', { name: 'Недопустимый размер!' });
  expect(offer).toHaveTextContent('2 изображения больше');
  await user.click(within(offer).getByRole('button', { name: 'Уменьшить и загрузить' }));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent.map((upload) => upload?.field)).toEqual(['file', 'file', 'file']);
  expect(sent.map((upload) => upload?.name)).toEqual(['а.jpg', 'широкая.jpg', 'высокая.png']);
  expect(await screen.findByText('Загрузка успешно завершена!')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Открыть: Изображение 3' })).toBeVisible();
  // What is no picture stays, with the reason.
  expect(screen.getByText('Недопустимый формат!')).toBeVisible();
});

test('of a large one a part can be taken instead, which is small enough; the others wait [EDIT-06]', async () => {
  const { give } = await start('gallery');
  await give(picture('широкая.jpg'), picture('высокая.png', 'image/png'));
  const offer = await screen.findByRole('dialog', { name: 'Недопустимый размер!' });
  await user.click(within(offer).getByRole('button', { name: 'Обрезать: широкая.jpg' }));
  const crop = await screen.findByRole('dialog', { name: 'Кадр изображения' });
  await within(crop).findByRole('group', { name: /^Кадр/ });
  await user.click(within(crop).getByRole('button', { name: 'Отмена' }));
  // Back at the question about both.
  await user.click(await screen.findByRole('button', { name: 'Обрезать: широкая.jpg' }));
  await screen.findByRole('group', { name: /^Кадр/ });
  await user.click(screen.getByRole('button', { name: 'Загрузить' }));
  await waitFor(() =>
    expect(sent).toEqual([expect.objectContaining({ name: 'широкая.jpg', size: '2000x100'.length })]),
  );
  expect(screen.queryByRole('button', { name: 'Обрезать: широкая.jpg' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Отмена' }));
  expect(await screen.findByText('Недопустимый размер!')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('progress is shown, an upload can be ended, a failed one tried again or taken away [EDIT-06]', async () => {
  const { give } = await start('gallery');
  api.hang('post', '/api/photos');
  await give(picture('а.jpg'));
  const bar = await screen.findByRole('progressbar', { name: 'Загрузка: а.jpg' });
  await waitFor(() => expect(api.uploads).toHaveLength(1));
  act(() => api.moveUploads(40));
  expect(bar).toHaveAttribute('aria-valuenow', '40');
  await user.click(screen.getByRole('button', { name: 'Отменить загрузку: а.jpg' }));
  expect(bar).not.toBeInTheDocument();

  api.fail('post', '/api/photos', 'network');
  await give(picture('б.jpg'));
  expect(await screen.findByText('Ошибка загрузки!')).toBeVisible();
  api.fail('post', '/api/photos', { status: 400, body: { error: true, msg: 'В галерее уже 100 фотографий.' } });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('В галерее уже 100 фотографий.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Убрать из списка: б.jpg' }));
  expect(screen.queryByText('В галерее уже 100 фотографий.')).not.toBeInTheDocument();
});

test('a deleted picture can be brought back for five seconds, then it is gone [EDIT-06]', async () => {
  const removed: string[] = [];
  api.answer('get', '/api/photos', { photos: [{ id: 7, original: '/a.jpg', thumbnail: '/b.jpg' }] });
  api.answer('delete', '/api/photos/{id}', ({ path }) => {
    removed.push(path.id ?? '');
    return { ok: true };
  });
  const { unmount } = renderPage(
    <>
      <GalleryEdit />
      <Toaster />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: 'Удалить: Изображение 1' }));
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  await user.click(screen.getByRole('button', { name: 'Удалить: Изображение 1' }));
  expect(removed).toEqual([]);
  // Leaving the page completes it, as the time does.
  window.dispatchEvent(new Event('pagehide'));
  expect(await screen.findByText('Успешно удалено!')).toBeVisible();
  expect(removed).toEqual(['7']);
  expect(screen.getByText('Изображений пока нет.')).toBeVisible();
  unmount();
});

test('an avatar is replaced in the form field of the call, and removed [EDIT-05]', async () => {
  let deletions = 0;
  api.answer('delete', '/api/avatar', () => ((deletions += 1), { ok: true }));
  const { give } = await start('avatar');
  expect(screen.getByRole('img', { name: 'Аватар' })).toHaveAttribute('src', '/images/uploads/old.png');
  await give(picture('лого.png', 'image/png'));
  expect(await screen.findByText('Загрузка успешно завершена!')).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ field: 'filedata', name: 'лого.png' })]);
  expect(screen.getByRole('img', { name: 'Аватар' })).toHaveAttribute('src', '/images/uploads/new.png');

  await user.click(screen.getByRole('button', { name: 'Удалить' }));
  window.dispatchEvent(new Event('pagehide'));
  expect(await screen.findByText('Успешно удалено!')).toBeVisible();
  expect(deletions).toBe(1);
  expect(screen.getByRole('img', { name: 'Аватар' })).toHaveAttribute('src', '/images/avatar/default.png');
});

test.each([
  [{ status: 400, body: { error: true, msg: 'Недопустимый размер!' } }, 'Недопустимый размер!'],
  [{ status: 422, body: { error: true, msg: 'Картинка повреждена.' } }, 'Картинка повреждена.'],
  [{ status: 200, body: { error: true, msg: 'Картинка повреждена.' } }, 'Картинка повреждена.'],
  [{ status: 429, body: 'Слишком часто.' }, 'Ошибка загрузки!'],
  ['network', 'Ошибка загрузки!'],
] as const)(
  'an avatar that the server does not take (%p) is a toast, and the old one stays [EDIT-05]',
  async (failure, sentence) => {
    const { give } = await start('avatar');
    api.fail('post', '/api/avatar', failure);
    await give(picture('лого.png', 'image/png'));
    expect(await screen.findAllByText(sentence)).toHaveLength(2);
    expect(screen.getByRole('img', { name: 'Аватар' })).toHaveAttribute('src', '/images/uploads/old.png');
  },
);

test('a picture that is no square is cut first; what is sent is the square, small enough [EDIT-05]', async () => {
  const { give } = await start('avatar');
  await give(picture('фото.jpg'));
  const dialog = await screen.findByRole('dialog', { name: 'Кадр аватара' });
  expect(dialog).not.toHaveTextContent('Недопустимый');
  await user.click(await within(dialog).findByRole('button', { name: 'Повернуть' }));
  await user.click(within(dialog).getByRole('button', { name: 'Загрузить' }));
  expect(await screen.findByText('Загрузка успешно завершена!')).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ field: 'filedata', name: 'фото.jpg', size: '512x512'.length })]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  [picture('фото.jpg', 'image/jpeg', 10 * MB + 1), 'Недопустимый объем!'],
  [picture('широкая.jpg'), 'Недопустимый размер!'],
])(
  'an avatar that is too large is said to be: its part is offered, or it is refused [EDIT-05]',
  async (file, sentence) => {
    const { give } = await start('avatar');
    await give(file);
    const dialog = await screen.findByRole('dialog', { name: 'Кадр аватара' });
    expect(dialog).toHaveTextContent(`${sentence} Изображение больше 2000×1500 px или 10 МБ`);
    await user.click(within(dialog).getByRole('button', { name: 'Отмена' }));
    // The toast, and the line below the avatar.
    expect(await screen.findAllByText(sentence)).toHaveLength(2);
    expect(sent).toEqual([]);
  },
);
