import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { BarChart } from './BarChart';

const bars = [
  { label: '21.11', values: [30, 10] },
  { label: '22.11', values: [10, 0] },
];
const chart = (
  <BarChart
    sentence="Встречи по дням: больше всего 21.11, 40."
    nameOfBars="День"
    parts={['назначены', 'ждут']}
    bars={bars}
  />
);

test('is named by a sentence and has a table [ORG-02]', async () => {
  const { container } = render(chart);
  const figure = within(screen.getByRole('figure', { name: 'Встречи по дням: больше всего 21.11, 40.' }));
  expect(figure.queryByRole('table')).not.toBeInTheDocument();
  await userEvent.click(figure.getByRole('button', { name: 'Показать таблицей', expanded: false }));
  expect(figure.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'Деньназначеныждут',
    '21.113010',
    '22.11100',
  ]);
  await expectNoAxeViolations(container);
  await userEvent.click(figure.getByRole('button', { name: 'Показать таблицей', expanded: true }));
  expect(figure.queryByRole('table')).not.toBeInTheDocument();
});

test('draws parts relative to the highest bar [ORG-02]', () => {
  render(chart);
  const heights = screen.getByTitle('21.11: назначены 30, ждут 10').querySelectorAll<HTMLElement>('[style*=height]');
  expect([...heights].map(({ style }) => style.height)).toEqual(['75%', '25%']);
});

test('draws bars of zero', () => {
  render(
    <BarChart
      sentence="Встреч ещё нет."
      nameOfBars="День"
      parts={['назначены']}
      bars={[{ label: '21.11', values: [0] }]}
    />,
  );
  expect(screen.getByTitle('21.11: назначены 0').querySelector<HTMLElement>('[style*=height]')?.style.height).toBe(
    '0%',
  );
});

test('[ORG-15] names the scale and each bar by numbers', () => {
  render(
    <BarChart
      sentence="Встречи по дням."
      nameOfBars="День"
      parts={['назначены']}
      bars={[
        { label: '21.11', values: [274] },
        { label: '22.11', values: [30] },
        { label: '23.11', values: [0] },
      ]}
      marked="22.11"
    />,
  );
  for (const line of ['300', '150', '0', '274', '30']) expect(screen.getByText(line)).toBeVisible();
  expect(screen.getByText('22.11').tagName).toBe('STRONG');
});

test('[ORG-15] writes the value over each bar of a long event', () => {
  const days = Array.from({ length: 20 }, (_, day) => ({ label: `день ${day}`, values: [101 + day] }));
  render(<BarChart sentence="Встречи по дням." nameOfBars="День" parts={['назначены']} bars={days} />);
  for (const { values } of days) expect(screen.getByText(String(values[0]))).toBeInTheDocument();
});
