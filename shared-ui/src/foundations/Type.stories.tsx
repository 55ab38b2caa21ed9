import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

const SAMPLE = 'Встречи поставщиков и заказчиков, 10:30 — 11:00';

function Scale() {
  return (
    <List>
      {Object.entries(theme.text).map(([name, size]) => (
        <li key={name}>
          <Name>{name}</Name>
          <p style={{ fontSize: size }}>{SAMPLE}</p>
        </li>
      ))}
      {Object.entries(theme.weight).map(([name, weight]) => (
        <li key={name}>
          <Name>{name}</Name>
          <p style={{ fontWeight: weight }}>{SAMPLE}</p>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space(3)};
`;

const Name = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.xs};
`;

const meta = {
  title: 'Основы/Шрифт',
  component: Scale,
  parameters: {
    guide: 'Шкала размеров и насыщенностей Golos Text. Заголовок страницы xl, карточки l, подпись s.',
  },
} satisfies Meta<typeof Scale>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SizesAndWeights: Story = { name: 'Размеры и насыщенность' };
