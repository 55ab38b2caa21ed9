import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { HeatTable } from './HeatTable';

const columns = ['10:00', '10:30', '11:00'];
const rows = [
  { label: 'сб, 21.11', percents: [0, 50, 120] },
  { label: 'вс, 22.11', percents: [100, null, 25] },
];

test('is named by a sentence and has a table [ORG-02]', async () => {
  const { container } = render(
    <HeatTable sentence="Занятость столов." nameOfRows="День" columns={columns} rows={rows} />,
  );
  const figure = within(screen.getByRole('figure', { name: 'Занятость столов.' }));
  await userEvent.click(figure.getByRole('button', { name: 'Показать таблицей' }));
  expect(figure.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['День', ...columns]);
  expect(figure.getAllByRole('row').map((row) => row.textContent)).toContain('вс, 22.11100 %—25 %');
  await expectNoAxeViolations(container);
});

test('[ORG-15] fills cells in five steps, at most at 100 %', () => {
  render(<HeatTable sentence="Занятость столов." nameOfRows="День" columns={columns} rows={rows} />);
  const opacityOf = (title: string) => screen.getByTitle(title).querySelector<HTMLElement>('[style]')?.style.opacity;
  expect(opacityOf('сб, 21.11, 10:00: 0 %')).toBe('0');
  expect(opacityOf('сб, 21.11, 10:30: 50 %')).toBe('0.6');
  expect(opacityOf('сб, 21.11, 11:00: 120 %')).toBe('1');
  expect(opacityOf('вс, 22.11, 10:30: —')).toBe('0');
});

test('[ORG-15] scales to the fullest cell and outlines it', () => {
  const low = [{ label: 'сб, 21.11', percents: [0, 9, 18] }];
  render(<HeatTable sentence="Занятость столов." nameOfRows="День" columns={columns} rows={low} />);
  const opacityOf = (title: string) => screen.getByTitle(title).querySelector<HTMLElement>('[style]')?.style.opacity;
  expect(opacityOf('сб, 21.11, 10:30: 9 %')).toBe('0.6');
  expect(opacityOf('сб, 21.11, 11:00: 18 %')).toBe('1');
  expect(screen.getByTitle('сб, 21.11, 11:00: 18 %')).toHaveStyle({ outlineOffset: '-1px' });
  expect(screen.getByTitle('сб, 21.11, 10:30: 9 %')).not.toHaveStyle({ outlineOffset: '-1px' });
  expect(screen.getByText('18 %', { ignore: 'td, th' })).toBeVisible();
});
