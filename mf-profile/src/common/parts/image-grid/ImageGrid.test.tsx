import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storyPictures } from 'shared-ui/testing/stories';
import { ImageGrid } from './ImageGrid';

const thumbnail = (name: string) => screen.getByRole('button', { name: `Открыть: ${name}` });

test('opens the full picture and returns focus on closing', async () => {
  render(<ImageGrid images={storyPictures} label="Галерея" />);
  await userEvent.click(thumbnail('Стенд на выставке'));
  const viewer = await screen.findByRole('dialog', { name: 'Галерея' });
  expect(viewer).toHaveTextContent('3 из 5');
  expect(screen.getByRole('img', { name: 'Стенд на выставке' })).toHaveAttribute('src', storyPictures[2]?.src);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(thumbnail('Стенд на выставке')).toHaveFocus());
});

test('counts hidden pictures on the last thumbnail [OWN-04]', async () => {
  render(<ImageGrid images={storyPictures} rows={1} label="Галерея" />);
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Открыть: Стенд на выставке +2 ещё' }));
  expect(await screen.findByRole('dialog', { name: 'Галерея' })).toHaveTextContent('3 из 5');
});

test('shows delete buttons only with onDelete', async () => {
  const onDelete = jest.fn();
  const { rerender } = render(<ImageGrid images={storyPictures} />);
  expect(screen.queryByRole('button', { name: /^Удалить/ })).not.toBeInTheDocument();
  rerender(<ImageGrid images={storyPictures} onDelete={onDelete} />);
  await userEvent.click(screen.getByRole('button', { name: 'Удалить: Шоурум' }));
  expect(onDelete).toHaveBeenCalledWith(1);
});

test('still opens a picture whose thumbnail is broken', async () => {
  const { container } = render(<ImageGrid images={storyPictures.slice(0, 1)} />);
  const picture = container.querySelector('img');
  if (!picture) throw new Error('There is no thumbnail.');
  fireEvent.error(picture);
  expect(picture).not.toBeInTheDocument();
  await userEvent.click(thumbnail('Шоурум'));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('prefetches thumbnails one by one in idle time', () => {
  jest.useFakeTimers();
  const { container, unmount } = render(<ImageGrid images={storyPictures.slice(0, 4)} />);
  const pictures = [...container.querySelectorAll('img')];
  // jsdom does not load images.
  pictures.forEach((picture, index) => Object.defineProperty(picture, 'complete', { value: index === 0 }));
  const eager = () => pictures.map((picture) => picture.getAttribute('loading') === 'eager');
  jest.runAllTimers();
  expect(eager()).toEqual([false, false, false, false]);
  for (const picture of pictures.slice(0, 2)) {
    fireEvent.load(picture);
    jest.runAllTimers();
  }
  expect(eager()).toEqual([false, true, true, false]);
  fireEvent.load(pictures[2] as HTMLImageElement);
  unmount();
  jest.runAllTimers();
  expect(eager()).toEqual([false, true, true, false]);
});

test('closes the viewer when its picture is removed', async () => {
  const { rerender } = render(<ImageGrid images={storyPictures} />);
  await userEvent.click(thumbnail('Шоурум'));
  rerender(<ImageGrid images={storyPictures.slice(1)} />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('shows the empty text without pictures', () => {
  render(<ImageGrid images={[]} emptyText="Компания ещё не добавила изображений." />);
  expect(screen.getByText('Компания ещё не добавила изображений.')).toBeInTheDocument();
});
