import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { nameValues, toCss, toHex, tokensOf, type Theme } from '../designTokens';
import { ValueList, ValuePage } from './ValueList';

const grounds = tokensOf('color', 'color').filter(({ path }) => path === 'color.surface');
const groundOf = (scheme: Theme) => grounds.map((token) => toCss(token[scheme]))[0];

function Shadows() {
  return (
    <ValuePage>
      <ValueList title="Тени" rows={rows} />
    </ValuePage>
  );
}

const Samples = styled.span`
  display: grid;
  grid-template-columns: 1fr 1fr;
  max-width: ${theme.space(80)};
`;

const Ground = styled.span`
  display: grid;
  place-items: center;
  padding: ${theme.space(6)};
`;

const Box = styled.span`
  width: 100%;
  height: ${theme.space(12)};
  border-radius: ${theme.radius.card};
`;

const rows = tokensOf('shadow', 'shadow').map((token) => ({
  name: token.path,
  note: token.description,
  sample: (
    <Samples>
      {(['light', 'dark'] as const).map((scheme) => (
        <Ground key={scheme} style={{ background: groundOf(scheme) }}>
          <Box style={{ background: groundOf(scheme), boxShadow: toCss(token[scheme]) }} />
        </Ground>
      ))}
    </Samples>
  ),
  values: [
    { text: toCss(token.light), label: 'светлая тема' },
    { text: toCss(token.dark), label: 'тёмная тема' },
    { text: toHex(token.light.value.color), label: 'цвет, светлая' },
    { text: toHex(token.dark.value.color), label: 'цвет, тёмная' },
    ...nameValues(token),
  ],
}));

const meta = {
  title: 'Основы/Тени',
  component: Shadows,
  parameters: {
    check: { contrast: 'Здесь показаны сами тени обеих тем, а контрастная тема сводит их к черте.' },
    guide:
      'Тень одна, для того, что парит над страницей: меню, окна, уведомления. У карточек вместо неё тонкая граница.',
  },
} satisfies Meta<typeof Shadows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Values: Story = { name: 'Значения' };
