import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TrialPanel } from './TrialPanel';

const meta = {
  title: 'Служебное/TrialPanel',
  component: TrialPanel,
  parameters: {
    guide: 'Видна в каждой вкладке, которая пробует чужую сборку или сбой по заказу. Одно нажатие возвращает обычную.',
  },
  args: { onEnd: () => undefined, trials: [{ remote: 'mf_catalog', wanted: 'x', build: '0.2.0-5f1c0a9d3e77' }] },
} satisfies Meta<typeof TrialPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Build: Story = { name: 'Сборка' };
export const Fault: Story = { name: 'Сбой', args: { trials: [{ remote: 'mf_catalog', fault: '404' }] } };
export const Several: Story = {
  name: 'Несколько',
  args: {
    trials: [
      { remote: 'mf_catalog', wanted: 'x', build: '0.2.0-5f1c0a9d3e77' },
      { remote: 'mf_messenger', fault: 'slow' },
      {
        remote: 'mf_profile',
        wanted: 'https://x.example/',
        problem:
          'Сборки с адреса https://x.example здесь не разрешены: его нет в remoteOrigins конфигурации. Работает обычная сборка.',
      },
    ],
  },
};
