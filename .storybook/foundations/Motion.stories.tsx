import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { theme } from 'shared-ui/theme';
import { nameValues, toCss, tokensOf, variableOf } from '../designTokens';
import { ValueList, ValuePage } from './ValueList';

const durations = tokensOf('motion', 'duration');

function Motion() {
  const [isMoved, setMoved] = useState(false);
  const rows = durations.map((token) => ({
    name: token.path.replace('motion.', ''),
    note: token.description,
    sample: <Ball $isMoved={isMoved} style={{ transitionDuration: `var(${variableOf(token.path)})` }} />,
    values: [{ text: toCss(token.light), label: 'время' }, ...nameValues(token)],
  }));
  return (
    <ValuePage>
      <ValueList title="Движение" rows={rows} />
      <div>
        <Button variant="secondary" onClick={() => setMoved(!isMoved)}>
          Показать движение
        </Button>
      </div>
    </ValuePage>
  );
}

const Ball = styled.span<{ $isMoved: boolean }>`
  width: ${theme.space(8)};
  height: ${theme.space(8)};
  border: 1px solid ${theme.color.controlBorder};
  border-radius: ${theme.radius.round};
  background: ${theme.color.accent};
  opacity: ${({ $isMoved }) => ($isMoved ? 0.5 : 1)};
  transform: translateX(${({ $isMoved }) => ($isMoved ? theme.space(20) : 0)});
  transition-property: opacity, transform;
`;

const meta = {
  title: 'Основы/Движение',
  component: Motion,
  parameters: {
    guide:
      'Двигаются только прозрачность и сдвиг, 120 или 180 мс. Кто просит систему не двигать, видит перемену сразу: время равно нулю.',
  },
} satisfies Meta<typeof Motion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Values: Story = { name: 'Значения' };
