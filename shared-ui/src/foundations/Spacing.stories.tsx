import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12];

function Steps() {
  return (
    <List>
      {STEPS.map((step) => (
        <Row key={step}>
          <Name>space({step})</Name>
          <Bar style={{ width: theme.space(step) }} />
        </Row>
      ))}
      {Object.entries(theme.radius).map(([name, radius]) => (
        <Row key={name}>
          <Name>radius.{name}</Name>
          <Box style={{ borderRadius: radius }} />
        </Row>
      ))}
      <Row>
        <Name>shadow</Name>
        <Box style={{ boxShadow: theme.shadow }} />
      </Row>
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space(3)};
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space(3)};
`;

const Name = styled.span`
  width: ${theme.space(28)};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;

const Bar = styled.span`
  height: ${theme.space(4)};
  background: ${theme.color.accent};
`;

const Box = styled.span`
  width: ${theme.space(16)};
  height: ${theme.space(12)};
  border: 1px solid ${theme.color.border};
  background: ${theme.color.surface};
`;

const meta = {
  title: 'Основы/Отступы',
  component: Steps,
  parameters: {
    guide: 'Расстояния кратны 4 px. Между связанными вещами 8, между блоками 16, между разделами 24–32.',
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StepsRadiiShadow: Story = { name: 'Отступы, скругления, тень' };
