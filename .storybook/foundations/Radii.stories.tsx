import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { nameValues, toCss, tokensOf } from '../designTokens';
import { ValueList, ValuePage } from './ValueList';

function Radii() {
  return (
    <ValuePage>
      <ValueList title="Радиусы" rows={rows} />
    </ValuePage>
  );
}

const Box = styled.span`
  width: ${theme.space(24)};
  height: ${theme.space(12)};
  border: 1px solid ${theme.color.controlBorder};
  background: ${theme.color.accentSoft};
`;

const rows = tokensOf('radius', 'dimension').map((token) => ({
  name: token.path.replace('radius.', ''),
  note: token.description,
  sample: <Box style={{ borderRadius: toCss(token.light) }} />,
  values: [{ text: toCss(token.light), label: 'размер' }, ...nameValues(token)],
}));

const meta = {
  title: 'Основы/Радиусы',
  component: Radii,
  parameters: {
    guide: 'Скругления: у полей и кнопок малое, у карточек и окон большое, у аватаров и меток полное. Других нет.',
  },
} satisfies Meta<typeof Radii>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Values: Story = { name: 'Значения' };
