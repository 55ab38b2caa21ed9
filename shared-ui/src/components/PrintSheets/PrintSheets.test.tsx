import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { PrintSheets } from './PrintSheets';

const browserSays = (name: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(name)));

test('renders the sheets only while the browser prints', () => {
  const draw = jest.fn(() => 'Суббота, 28 ноября 2026');
  const { container } = render(<PrintSheets>{draw}</PrintSheets>);
  expect(draw).not.toHaveBeenCalled();
  browserSays('beforeprint');
  const sheets = screen.getByText('Суббота, 28 ноября 2026');
  expect(sheets).toHaveAttribute('data-print-sheets');
  expect(sheets.parentElement).toBe(document.body);
  expect(container).toBeEmptyDOMElement();
  browserSays('afterprint');
  expect(sheets).not.toBeInTheDocument();
});

test('prints the page itself without sheets', () => {
  render(<PrintSheets>{() => null}</PrintSheets>);
  browserSays('beforeprint');
  expect(document.querySelector('[data-print-sheets]')).toBeNull();
});
