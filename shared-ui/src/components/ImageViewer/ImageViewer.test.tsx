import { expect, jest, test } from '@jest/globals';
import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { storyPictures } from 'shared-ui/testing/stories';
import { ImageViewer, type ImageViewerProps } from './ImageViewer';

function Page({ images = storyPictures, first = 1 }: Partial<ImageViewerProps> & { first?: number }) {
  const [shownId, setShownId] = useState<number | null>(null);
  return (
    <>
      <button onClick={() => setShownId(first)}>Открыть</button>
      <ImageViewer images={images} shownId={shownId} onShow={setShownId} onClose={() => setShownId(null)} />
    </>
  );
}

async function open(props: Parameters<typeof Page>[0] = {}) {
  render(<Page {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Открыть' }));
  return screen.findByRole('dialog', { name: 'Просмотр изображений' });
}

const shown = () => screen.getByRole('img').getAttribute('alt');

test('moves with arrows, Home and End and wraps around', async () => {
  const viewer = await open();
  const seen: (string | null)[] = [shown()];
  for (const key of ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home']) {
    await userEvent.keyboard(`{${key}}`);
    seen.push(shown());
  }
  expect(seen).toEqual(['Шоурум', 'Упаковка к новому году', 'Производство', 'Шоурум', 'Производство', 'Шоурум']);
  await userEvent.keyboard('{ArrowRight}');
  expect(viewer).toHaveTextContent('2 из 5');
  expect(screen.getByText('2 из 5')).toHaveAttribute('role', 'status');
});

test('moves with the buttons', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Следующее изображение' }));
  expect(shown()).toBe('Упаковка к новому году');
  await userEvent.click(screen.getByRole('button', { name: 'Предыдущее изображение' }));
  expect(shown()).toBe('Шоурум');
});

test('ignores shortcuts of the browser', async () => {
  await open();
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(shown()).toBe('Шоурум');
});

test.each([
  ['left shows the next picture', 'touch', -120, 10, 'Упаковка к новому году'],
  ['right shows the previous one', 'touch', 120, 10, 'Производство'],
  ['a slipped tap is ignored', 'touch', -20, 0, 'Шоурум'],
  ['up is ignored', 'touch', -60, 200, 'Шоурум'],
  ['a mouse drag is ignored', 'mouse', -120, 0, 'Шоурум'],
])('swipe: %s', async (_, pointerType, right, down, name) => {
  await open();
  const picture = screen.getByRole('img');
  // jsdom has no PointerEvent: its properties are assigned to a plain event.
  const at = (create: typeof createEvent.pointerDown, clientX: number, clientY: number) =>
    fireEvent(
      picture,
      Object.assign(create(picture), { pointerId: 1, isPrimary: true, pointerType, clientX, clientY }),
    );
  at(createEvent.pointerDown, 200, 200);
  at(createEvent.pointerUp, 200 + right, 200 + down);
  expect(shown()).toBe(name);
});

test('zooms by keys and buttons, then pans with arrows', async () => {
  const viewer = await open();
  await userEvent.keyboard('+');
  expect(viewer).toHaveTextContent('1 из 5 · 150 %');
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toBe('Шоурум');
  await userEvent.click(screen.getByRole('button', { name: 'Увеличить' }));
  expect(viewer).toHaveTextContent('225 %');
  await userEvent.keyboard('-');
  expect(viewer).toHaveTextContent('150 %');
  await userEvent.keyboard('0{ArrowRight}');
  expect(shown()).toBe('Упаковка к новому году');
  expect(screen.getByRole('button', { name: 'Уменьшить' })).toHaveAttribute('aria-disabled', 'true');
});

test('toggles zoom on double click and resets it on change', async () => {
  const viewer = await open();
  await userEvent.dblClick(screen.getByRole('img'));
  expect(viewer).toHaveTextContent('250 %');
  await userEvent.click(screen.getByRole('button', { name: 'Следующее изображение' }));
  expect(viewer).not.toHaveTextContent('%');
  await userEvent.dblClick(screen.getByRole('img'));
  await userEvent.dblClick(screen.getByRole('img'));
  expect(viewer).not.toHaveTextContent('%');
});

test('zooms by pinch, then pans instead of changing pictures', async () => {
  const viewer = await open();
  const at = (create: typeof createEvent.pointerDown, pointerId: number, clientX: number) =>
    fireEvent(
      screen.getByRole('img'),
      Object.assign(create(screen.getByRole('img')), {
        pointerId,
        isPrimary: pointerId === 1,
        pointerType: 'touch',
        clientX,
        clientY: 100,
      }),
    );
  at(createEvent.pointerDown, 1, 100);
  at(createEvent.pointerDown, 2, 200);
  at(createEvent.pointerMove, 2, 300);
  at(createEvent.pointerUp, 2, 300);
  at(createEvent.pointerUp, 1, 100);
  expect(viewer).toHaveTextContent('200 %');
  at(createEvent.pointerDown, 1, 300);
  at(createEvent.pointerMove, 1, 100);
  at(createEvent.pointerUp, 1, 100);
  expect(shown()).toBe('Шоурум');
});

test('shows and saves the picture’s file under its name [HALL-06]', async () => {
  const file = { name: 'Макет стенда.png', size: '1,4 МБ', href: '/api/attachments/1/download' };
  const viewer = await open({ images: [{ id: 1, src: '/1.png', alt: file.name, file }, storyPictures[1]!] });
  expect(viewer).toHaveTextContent('Макет стенда.png1,4 МБ');
  const link = screen.getByRole('link', { name: 'Скачать Макет стенда.png, 1,4 МБ' });
  expect(link).toHaveAttribute('href', '/api/attachments/1/download');
  expect(link).toHaveAttribute('download', 'Макет стенда.png');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('preloads the previous and the next picture', async () => {
  const fetch = jest.spyOn(HTMLImageElement.prototype, 'src', 'set');
  await open({ first: 2 });
  expect(fetch.mock.calls).toEqual(expect.arrayContaining([[storyPictures[2]?.src], [storyPictures[0]?.src]]));
});

test('reports a broken picture and retries it', async () => {
  await open();
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('alert')).toHaveTextContent('Не удалось загрузить изображение: Шоурум');
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(screen.getByRole('img', { name: 'Шоурум' })).toBeInTheDocument();
  fireEvent.error(screen.getByRole('img'));
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toBe('Упаковка к новому году');
});

test('traps focus, closes with Esc and returns focus', async () => {
  const viewer = await open();
  expect(viewer).toHaveFocus();
  for (let presses = 0; presses < 7; presses += 1) {
    await userEvent.tab();
    expect(viewer).toContainElement(document.activeElement as HTMLElement);
  }
  expect(document.documentElement).toHaveAttribute('data-still', 'ground');
  await userEvent.keyboard('{Escape}');
  expect(document.documentElement).not.toHaveAttribute('data-still');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Открыть' })).toHaveFocus());
});

test('has no navigation for a single picture', async () => {
  await open({ images: storyPictures.slice(0, 1) });
  expect(screen.queryByRole('button', { name: /изображение$/ })).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toBe('Шоурум');
});

test('adds no style element, as the content security policy requires', async () => {
  const before = document.head.querySelectorAll('style').length;
  const complain = jest.spyOn(console, 'error');
  await open();
  expect(document.head.querySelectorAll('style').length).toBeLessThanOrEqual(Math.max(before, 1));
  expect(complain).not.toHaveBeenCalled();
});
