import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fixtures, renderPage, useFakeApi, type ReceivedCall } from 'shared-api/testing';
import { closeToasts } from 'shared-ui/testing';
import { Toaster } from 'shared-ui/Toaster';
import { AvatarEdit } from './AvatarEdit';
import { GalleryEdit } from './GalleryEdit';

const api = useFakeApi();
const user = userEvent.setup({ delay: null, applyAccept: false });

const MB = 1024 * 1024;
/** Image dimensions by file name: jsdom cannot decode images. */
const sizes: Record<string, [number, number]> = {
  'лого.png': [300, 300],
  'широкая.jpg': [2001, 100],
  'высокая.png': [100, 1501],
};
let sent: ReceivedCall['upload'][];
/** Images whose decoding is paused, each with a function that resumes it. */
let paused: Map<string, () => void>;
/** Closed images: a browser refuses to draw them. */
let closed: Set<unknown>;

beforeEach(() => {
  // jsdom logs each aborted upload.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  closeToasts();
  sent = [];
  paused = new Map();
  closed = new Set();
  globalThis.createImageBitmap = jest.fn(async (source: unknown) => {
    const { name } = source as File;
    if (paused.has(name)) await new Promise<void>((release) => paused.set(name, release));
    if (name === 'текст.png') throw new Error('no picture');
    const [width, height] = sizes[name] ?? [800, 600];
    const image: ImageBitmap = { width, height, close: () => void closed.add(image) };
    return image;
  });
  const drawImage = (image: unknown) => {
    if (closed.has(image)) throw new Error('The image source is detached.');
  };
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(
      new Proxy({}, { get: (_, name) => (name === 'drawImage' ? drawImage : () => {}), set: () => true }) as never,
    );
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
    ? screen.findByRole('group', { name: 'Логотип' })
    : screen.findByText('Изображений пока нет.'));
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for files.');
  return {
    give: (...files: File[]) => user.upload(input, files),
    /** Selects a file in a file dialog opened before the crop dialog, so without a click on the page. */
    giveLater: (file: File) => fireEvent.change(input, { target: { files: [file] } }),
    container,
  };
}

test.each<keyof typeof parts>(['avatar', 'gallery'])(
  '%s: refuses an unsupported format before sending [EDIT-05] [EDIT-06]',
  async (part) => {
    const { give } = await start(part);
    await give(picture('анимация.gif', 'image/gif'));
    expect((await screen.findAllByText('Недопустимый формат!'))[0]).toBeVisible();
    expect(sent).toEqual([]);
  },
);

test.each(['', 'application/octet-stream', 'image/x-png', 'text/html'])(
  'uploads an allowed ending under the type «%s» [TXT-04]',
  async (type) => {
    const { give } = await start('gallery');
    await give(picture('а.png', type), picture('высокая.png', type));
    await user.click(await screen.findByRole('button', { name: 'Уменьшить и загрузить' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    // Shrinking takes the type from the ending.
    expect(sent.map((upload) => upload?.name)).toEqual(['а.png', 'высокая.png']);
    expect(sent[1]?.type).toBe('image/png');
  },
);

test.each([
  ['gallery', picture('фото.jpg', 'image/jpeg', 10 * MB + 1), 'Недопустимый объем!'],
  ['gallery', picture('высокая.png', 'image/png'), 'Недопустимый размер!'],
] as const)(
  '%s: refuses a too large image when shrinking is declined [EDIT-05] [EDIT-06]',
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

test('uploads suitable images at once and large ones after shrinking [EDIT-06]', async () => {
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
  // The file that is not an image stays, with the reason.
  expect(screen.getByText('Недопустимый формат! Файл «текст.png» — не картинка.')).toBeVisible();
});

test('uploads a cropped image without the other large ones [EDIT-06]', async () => {
  const { give } = await start('gallery');
  await give(picture('широкая.jpg'), picture('высокая.png', 'image/png'));
  const offer = await screen.findByRole('dialog', { name: 'Недопустимый размер!' });
  await user.click(within(offer).getByRole('button', { name: 'Обрезать: широкая.jpg' }));
  const crop = await screen.findByRole('dialog', { name: 'Кадр изображения' });
  await within(crop).findByRole('group', { name: /^Кадр/ });
  await user.click(within(crop).getByRole('button', { name: 'Отмена' }));
  // Back in the dialog with both images.
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

test.each(['Уменьшить и загрузить', 'Обрезать: широкая.jpg'])(
  '%s: refuses an image that cannot be drawn',
  async (action) => {
    const { give } = await start('gallery');
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await give(picture('широкая.jpg'));
    await user.click(await screen.findByRole('button', { name: action }));
    const upload = action.startsWith('Обрезать') && (await screen.findByRole('group', { name: /^Кадр/ }));
    if (upload) await user.click(screen.getByRole('button', { name: 'Загрузить' }));
    expect(await screen.findByText(/^Браузер не смог обработать изображение/)).toBeVisible();
    expect(sent).toEqual([]);
  },
);

test('keeps the old avatar if the crop cannot be drawn', async () => {
  const { give } = await start('avatar');
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await give(picture('фото.jpg'));
  await cropFrame(await screen.findByRole('dialog', { name: 'Кадр логотипа' }));
  await user.click(screen.getByRole('button', { name: 'Загрузить' }));
  // In the toast and below the avatar.
  expect(await screen.findAllByText(/^Браузер не смог обработать изображение/)).toHaveLength(2);
  expect(sent).toEqual([]);
});

test('shows progress, aborts uploads, retries and dismisses failed ones [EDIT-06]', async () => {
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

test('restores a deleted photo on undo, deletes it otherwise [EDIT-06]', async () => {
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
  // Leaving the page completes the deletion, like the timer.
  window.dispatchEvent(new Event('pagehide'));
  expect(await screen.findByText('Успешно удалено!')).toBeVisible();
  expect(removed).toEqual(['7']);
  expect(screen.getByText('Изображений пока нет.')).toBeVisible();
  unmount();
});

test('replaces and removes the avatar [EDIT-05]', async () => {
  let deletions = 0;
  api.answer('delete', '/api/avatar', () => ((deletions += 1), { ok: true }));
  const { give } = await start('avatar');
  expect(screen.getByRole('img', { name: 'Логотип' })).toHaveAttribute('src', '/images/uploads/old.png');
  await give(picture('лого.png', 'image/png'));
  expect(await screen.findByText('Загрузка успешно завершена!')).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ field: 'filedata', name: 'лого.png' })]);
  expect(screen.getByRole('img', { name: 'Логотип' })).toHaveAttribute('src', '/images/uploads/new.png');

  await user.click(screen.getByRole('button', { name: 'Удалить' }));
  window.dispatchEvent(new Event('pagehide'));
  expect(await screen.findByText('Успешно удалено!')).toBeVisible();
  expect(deletions).toBe(1);
  expect(screen.getByRole('img', { name: 'Логотип' })).toHaveAttribute('src', '/images/avatar/default.png');
});

test.each([
  [{ status: 400, body: { error: true, msg: 'Недопустимый размер!' } }, 'Недопустимый размер!'],
  [{ status: 422, body: { error: true, msg: 'Картинка повреждена.' } }, 'Картинка повреждена.'],
  [{ status: 200, body: { error: true, msg: 'Картинка повреждена.' } }, 'Картинка повреждена.'],
  [{ status: 429, body: 'Слишком часто.' }, 'Ошибка загрузки!'],
  ['network', 'Ошибка загрузки!'],
] as const)('keeps the old avatar when the upload fails (%p) [EDIT-05]', async (failure, sentence) => {
  const { give } = await start('avatar');
  api.fail('post', '/api/avatar', failure);
  await give(picture('лого.png', 'image/png'));
  expect(await screen.findAllByText(sentence)).toHaveLength(2);
  expect(screen.getByRole('img', { name: 'Логотип' })).toHaveAttribute('src', '/images/uploads/old.png');
});

test('crops a non-square avatar and uploads a small square [EDIT-05]', async () => {
  const { give } = await start('avatar');
  await give(picture('фото.jpg'));
  const dialog = await screen.findByRole('dialog', { name: 'Кадр логотипа' });
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
])('offers to crop a too large avatar, refuses it otherwise [EDIT-05]', async (file, sentence) => {
  const { give } = await start('avatar');
  await give(file);
  const dialog = await screen.findByRole('dialog', { name: 'Кадр логотипа' });
  expect(dialog).toHaveTextContent(`${sentence} Изображение больше 2000×1500 px или 10 МБ`);
  await user.click(within(dialog).getByRole('button', { name: 'Отмена' }));
  // In the toast and below the avatar.
  expect(await screen.findAllByText(sentence)).toHaveLength(2);
  expect(sent).toEqual([]);
});

const cropFrame = (dialog: HTMLElement) => within(dialog).findByRole('group', { name: /^Кадр/ });
const sizeInFrame = (text: string) => screen.findByText(text, { selector: '[role=status]' });

test('replaces the image in an open crop dialog [EDIT-05]', async () => {
  sizes['вторая.jpg'] = [400, 500];
  const { give, giveLater } = await start('avatar');
  await give(picture('фото.jpg'));
  await cropFrame(await screen.findByRole('dialog', { name: 'Кадр логотипа' }));
  const decode = jest.mocked(globalThis.createImageBitmap);
  const judged = decode.mock.calls.length;
  let release: (image: ImageBitmap) => void = () => {};
  const second: ImageBitmap = { width: 400, height: 500, close: () => void closed.add(second) };
  decode
    .mockImplementationOnce(async () => ({ width: 400, height: 500, close: () => {} }))
    .mockImplementationOnce(() => new Promise((resolve) => (release = resolve)));
  giveLater(picture('вторая.jpg'));
  await waitFor(() => expect(decode).toHaveBeenCalledTimes(judged + 2));
  // The first image is closed, so its crop frame must be gone.
  expect(screen.queryByRole('button', { name: 'Повернуть' })).not.toBeInTheDocument();
  await act(async () => release(second));
  expect(await sizeInFrame('Кадр 400×400 px')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Загрузить' }));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ name: 'вторая.jpg' })]));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('opens the last selected avatar when the first decodes later [EDIT-05]', async () => {
  sizes['вторая.jpg'] = [400, 500];
  paused.set('фото.jpg', () => {});
  const { give } = await start('avatar');
  await give(picture('фото.jpg'));
  await give(picture('вторая.jpg'));
  await cropFrame(await screen.findByRole('dialog', { name: 'Кадр логотипа' }));
  await act(async () => paused.get('фото.jpg')?.());
  expect(await sizeInFrame('Кадр 400×400 px')).toBeVisible();
});

test('does not upload an image replaced during slow decoding [EDIT-05]', async () => {
  paused.set('лого.png', () => {});
  const { give } = await start('avatar');
  await give(picture('лого.png', 'image/png'));
  await give(picture('фото.jpg'));
  await cropFrame(await screen.findByRole('dialog', { name: 'Кадр логотипа' }));
  await act(async () => paused.get('лого.png')?.());
  await user.click(screen.getByRole('button', { name: 'Загрузить' }));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ name: 'фото.jpg' })]));
});

test('keeps the crop dialog usable when the file is reselected [EDIT-05]', async () => {
  const { give, giveLater } = await start('avatar');
  const file = picture('фото.jpg');
  await give(file);
  await cropFrame(await screen.findByRole('dialog', { name: 'Кадр логотипа' }));
  giveLater(file);
  await sizeInFrame('Кадр 600×600 px');
  await user.click(screen.getByRole('button', { name: 'Повернуть' }));
  await user.click(screen.getByRole('button', { name: 'Загрузить' }));
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('closes the crop dialog when the file is broken [EDIT-05]', async () => {
  const { give, giveLater } = await start('avatar');
  await give(picture('фото.jpg'));
  await cropFrame(await screen.findByRole('dialog', { name: 'Кадр логотипа' }));
  giveLater(picture('текст.png', 'image/png'));
  expect(await screen.findAllByText('Недопустимый формат! Файл «текст.png» — не картинка.')).toHaveLength(2);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('releases an image whose dialog closed during decoding [EDIT-05]', async () => {
  const { give } = await start('avatar');
  // Each file is decoded twice: for the check and for the crop dialog.
  const decode = jest.mocked(globalThis.createImageBitmap);
  let release: (image: ImageBitmap) => void = () => {};
  const late: ImageBitmap = { width: 800, height: 600, close: () => void closed.add(late) };
  await give(picture('фото.jpg', 'image/jpeg', 10 * MB + 1));
  await screen.findByRole('dialog', { name: 'Кадр логотипа' });
  await user.click(screen.getByRole('button', { name: 'Отмена' }));
  decode
    .mockImplementationOnce(async () => ({ width: 800, height: 600, close: () => {} }))
    .mockImplementationOnce(() => new Promise((resolve) => (release = resolve)));
  await give(picture('фото.jpg'));
  await screen.findByRole('dialog', { name: 'Кадр логотипа' });
  await user.click(screen.getByRole('button', { name: 'Отмена' }));
  await act(async () => release(late));
  expect(closed).toContain(late);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('offers a retry when an image fails to open [EDIT-05]', async () => {
  const { give } = await start('avatar');
  jest
    .mocked(globalThis.createImageBitmap)
    .mockImplementationOnce(async () => ({ width: 800, height: 600, close: () => {} }))
    .mockRejectedValueOnce(new Error('out of memory'));
  await give(picture('фото.jpg'));
  expect(await screen.findByText('Не удалось открыть изображение для обрезки.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await cropFrame(screen.getByRole('dialog', { name: 'Кадр логотипа' }));
});

test.each(Object.keys(parts) as (keyof typeof parts)[])(
  '[NET-10] %s: says that the file changed before it was opened',
  async (part) => {
    const { give } = await start(part);
    const file = picture('текст.png', 'image/png');
    file.slice = () =>
      Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('Gone', 'NotFoundError')) });
    await give(file);
    expect((await screen.findAllByText('Файл изменился после выбора. Выберите его снова.'))[0]).toBeVisible();
    expect(sent).toEqual([]);
  },
);
