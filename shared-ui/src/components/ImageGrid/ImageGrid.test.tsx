import { afterEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImageGrid } from './ImageGrid';
import { storyPictures } from './storyPictures';

afterEach(() => void jest.useRealTimers());

const thumbnail = (name: string) => screen.getByRole('button', { name: `Открыть: ${name}` });

test('a thumbnail opens its picture in full, and closing gives the focus back', async () => {
  render(<ImageGrid images={storyPictures} label="Галерея" />);
  await userEvent.click(thumbnail('Стенд на выставке'));
  const viewer = await screen.findByRole('dialog', { name: 'Галерея' });
  expect(viewer).toHaveTextContent('3 из 5');
  expect(screen.getByRole('img', { name: 'Стенд на выставке' })).toHaveAttribute('src', storyPictures[2]?.src);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(thumbnail('Стенд на выставке')).toHaveFocus());
});

test('of more pictures than there is room for the last says how many follow, and opens there [OWN-04]', async () => {
  render(<ImageGrid images={storyPictures} rows={1} label="Галерея" />);
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Открыть: Стенд на выставке +2 ещё' }));
  expect(await screen.findByRole('dialog', { name: 'Галерея' })).toHaveTextContent('3 из 5');
});

test('deleting is only asked for, and only where it is allowed', async () => {
  const onDelete = jest.fn();
  const { rerender } = render(<ImageGrid images={storyPictures} />);
  expect(screen.queryByRole('button', { name: /^Удалить/ })).not.toBeInTheDocument();
  rerender(<ImageGrid images={storyPictures} onDelete={onDelete} />);
  await userEvent.click(screen.getByRole('button', { name: 'Удалить: Шоурум' }));
  expect(onDelete).toHaveBeenCalledWith(1);
});

test('a thumbnail that does not load shows a sign and still opens', async () => {
  const { container } = render(<ImageGrid images={storyPictures.slice(0, 1)} />);
  const picture = container.querySelector('img');
  if (!picture) throw new Error('There is no thumbnail.');
  fireEvent.error(picture);
  expect(picture).not.toBeInTheDocument();
  await userEvent.click(thumbnail('Шоурум'));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('once one has arrived, the others are fetched in idle moments, one after the other', () => {
  jest.useFakeTimers();
  const { container, unmount } = render(<ImageGrid images={storyPictures.slice(0, 4)} />);
  const pictures = [...container.querySelectorAll('img')];
  // The document of tests fetches nothing.
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

test('a picture removed while it is shown closes the viewer', async () => {
  const { rerender } = render(<ImageGrid images={storyPictures} />);
  await userEvent.click(thumbnail('Шоурум'));
  rerender(<ImageGrid images={storyPictures.slice(1)} />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('without pictures it says so', () => {
  render(<ImageGrid images={[]} emptyText="Компания ещё не добавила изображений." />);
  expect(screen.getByText('Компания ещё не добавила изображений.')).toBeInTheDocument();
});
