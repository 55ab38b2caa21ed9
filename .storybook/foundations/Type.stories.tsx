import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { nameValues, sizeValues, toCss, tokensOf } from '../designTokens';
import { ValueList, ValuePage } from './ValueList';

const SAMPLE = 'Встречи поставщиков и заказчиков, 10:30 — 11:00';

const sizes = tokensOf('text', 'dimension').map((token) => ({
  name: token.path.replace('text.', ''),
  note: token.description,
  sample: <span style={{ fontSize: toCss(token.light) }}>{SAMPLE}</span>,
  values: [...sizeValues(token), { text: toCss(token.light), label: 'CSS' }, ...nameValues(token)],
}));

const weights = tokensOf('weight', 'fontWeight').map((token) => ({
  name: token.path.replace('weight.', ''),
  note: token.description,
  sample: <span style={{ fontWeight: token.light.value }}>{SAMPLE}</span>,
  values: [{ text: toCss(token.light), label: 'насыщенность' }, ...nameValues(token)],
}));

const lines = tokensOf('line', 'number').map((token) => ({
  name: token.path.replace('line.', ''),
  note: token.description,
  sample: (
    <span style={{ lineHeight: token.light.value }}>
      {SAMPLE}. {SAMPLE}. {SAMPLE}.
    </span>
  ),
  values: [{ text: toCss(token.light), label: 'высота строки' }, ...nameValues(token)],
}));

const fonts = tokensOf('font', 'fontFamily').map((token) => ({
  name: token.light.value[0] ?? '',
  note: token.description,
  values: [{ text: token.light.value[0] ?? '', label: 'название' }, ...nameValues(token)],
}));

function Type() {
  return (
    <ValuePage>
      <ValueList title="Размеры" rows={sizes} />
      <ValueList title="Насыщенность" rows={weights} />
      <ValueList title="Высота строки" rows={lines} />
      <ValueList title="Гарнитура" rows={fonts} />
    </ValuePage>
  );
}

const meta = {
  title: 'Основы/Шрифт',
  component: Type,
  parameters: {
    guide:
      'Шкала размеров и насыщенностей Golos Text. Заголовок страницы xl, карточки l, подпись s. Размеры заданы в rem и растут вместе с текстом браузера.',
  },
} satisfies Meta<typeof Type>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Values: Story = { name: 'Значения' };
