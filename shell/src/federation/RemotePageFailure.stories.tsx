import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RemotePageFailure } from './RemotePageFailure';

const meta = {
  title: 'Оболочка/RemotePageFailure',
  component: RemotePageFailure,
  parameters: {
    guide:
      'Раздел не загрузился или сломался; меню и остальные разделы работают. Четыре причины — четыре совета: связь, обновить страницу, подождать, повторить.',
  },
  args: { title: 'Каталог', kind: 'network', retry: () => undefined },
} satisfies Meta<typeof RemotePageFailure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotLoaded: Story = { name: 'Не загрузился' };
export const Incompatible: Story = { name: 'Раздел обновляется', args: { kind: 'incompatible' } };
export const BrokenBuild: Story = { name: 'Сборка с ошибкой', args: { kind: 'broken' } };
export const ThrowsWhileDrawn: Story = { name: 'Ломается при рисовании', args: { kind: 'thrown' } };
