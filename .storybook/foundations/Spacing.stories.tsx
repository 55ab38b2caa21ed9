import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { nameValues, sizeValues, tokensOf, toPixels } from '../designTokens';
import { ValueList, ValuePage } from './ValueList';

const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12];
const step = tokensOf('space', 'dimension').map(({ light }) => toPixels(light.value))[0] ?? 0;

function Spacing() {
  return (
    <ValuePage>
      <ValueList title="Отступы" rows={steps} />
      <ValueList title="Высоты" rows={heights} />
    </ValuePage>
  );
}

const Bar = styled.span`
  height: ${theme.space(4)};
  background: ${theme.color.accent};
`;

const steps = STEPS.map((count) => ({
  name: `${count}`,
  sample: <Bar style={{ width: theme.space(count) }} />,
  values: [
    { text: `${step * count}px`, label: 'размер' },
    { text: theme.space(count), label: 'CSS' },
    { text: `theme.space(${count})`, label: 'theme.ts' },
  ],
}));

const heights = tokensOf('control', 'dimension').map((token) => ({
  name: token.description,
  sample: <Bar style={{ width: theme.space(12), height: toPixels(token.light.value) }} />,
  values: [...sizeValues(token), ...nameValues(token)],
}));

const meta = {
  title: 'Основы/Отступы',
  component: Spacing,
  parameters: {
    guide:
      'Расстояния кратны 4 px. Между связанными вещами 8, между блоками 16, между разделами 24–32. Нажмите на значение, чтобы скопировать его.',
  },
} satisfies Meta<typeof Spacing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Values: Story = { name: 'Значения' };
