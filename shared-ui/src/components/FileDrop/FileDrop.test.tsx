import { expect, jest, test } from '@jest/globals';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileDrop, type FileDropProps } from './FileDrop';

const price = new File(['1'], 'Прайс.pdf', { type: 'application/pdf' });
const photo = new File(['2'], 'фото.png', { type: 'image/png' });

function show(props: Partial<FileDropProps> = {}) {
  const onFiles = jest.fn<(files: File[]) => void>();
  const { container } = render(<FileDrop onFiles={onFiles} hint="До 50 МБ" {...props} />);
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The area has no file input.');
  return { onFiles, input, area: screen.getByRole('group', { name: 'Загрузка файлов' }) };
}

const carrying = (files: File[], items: object[] = []) => ({
  dataTransfer: { files, items, types: ['Files'], dropEffect: 'uninitialized' },
});
/** jsdom has no DragEvent, so `relatedTarget` is set by hand. */
const leaving = (area: Element, relatedTarget: Element) =>
  Object.assign(createEvent.dragLeave(area), { relatedTarget });

test('opens the file dialog by keyboard, described by the hint', async () => {
  const { input } = show();
  const opened = jest.spyOn(input, 'click');
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Выбрать файлы' });
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleDescription('До 50 МБ');
  await userEvent.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledTimes(1);
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test('passes on every selection, even of the same file', async () => {
  const { onFiles, input } = show();
  await userEvent.upload(input, [price, photo]);
  expect(onFiles).toHaveBeenLastCalledWith([price, photo]);
  await userEvent.upload(input, price);
  await userEvent.upload(input, price);
  expect(onFiles).toHaveBeenCalledTimes(3);
});

test('highlights dragged files and takes them on drop', () => {
  const { onFiles, area } = show();
  fireEvent.dragOver(area, carrying([price]));
  expect(area).toHaveAttribute('data-over');
  fireEvent(area, leaving(area, screen.getByRole('button')));
  expect(area).toHaveAttribute('data-over');
  fireEvent(area, leaving(area, document.body));
  expect(area).not.toHaveAttribute('data-over');

  fireEvent.dragOver(area, carrying([price]));
  fireEvent.drop(area, carrying([price, photo]));
  expect(onFiles).toHaveBeenCalledWith([price, photo]);
  expect(area).not.toHaveAttribute('data-over');
});

test('ignores dropped folders', () => {
  const { onFiles, area } = show();
  const entry = (isDirectory: boolean) => ({ kind: 'file', webkitGetAsEntry: () => ({ isDirectory }) });
  const folder = new File([], 'каталоги');
  fireEvent.drop(area, carrying([folder, price], [entry(true), entry(false)]));
  expect(onFiles).toHaveBeenCalledWith([price]);
  fireEvent.drop(area, carrying([folder], [entry(true)]));
  expect(onFiles).toHaveBeenCalledTimes(1);
});

test('ignores dragged text', () => {
  const { onFiles, area } = show();
  fireEvent.dragOver(area, { dataTransfer: { files: [], items: [], types: ['text/plain'] } });
  fireEvent.drop(area, { dataTransfer: { files: [], items: [], types: ['text/plain'] } });
  expect(area).not.toHaveAttribute('data-over');
  expect(onFiles).not.toHaveBeenCalled();
});

test('keeps the page when a file is dropped outside', () => {
  const { onFiles } = show();
  const drop = createEvent.drop(document.body, carrying([price]));
  fireEvent(document.body, drop);
  expect(drop.defaultPrevented).toBe(true);
  expect(onFiles).not.toHaveBeenCalled();
});
