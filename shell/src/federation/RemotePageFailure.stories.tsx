import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RemotePageFailure } from './RemotePageFailure';

const meta = {
  title: 'Оболочка/RemotePageFailure',
  component: RemotePageFailure,
  args: { title: 'Каталог', kind: 'network', retry: () => undefined },
} satisfies Meta<typeof RemotePageFailure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotLoaded: Story = {};
export const Incompatible: Story = { name: 'Раздел обновляется', args: { kind: 'incompatible' } };
export const BrokenBuild: Story = { name: 'Сборка с ошибкой', args: { kind: 'broken' } };
export const ThrowsWhileDrawn: Story = { args: { kind: 'thrown' } };
