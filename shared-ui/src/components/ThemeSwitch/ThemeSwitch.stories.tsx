import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import type { ColorScheme } from 'shared-ui/theme';
import { ThemeSwitch } from './ThemeSwitch';

const meta = {
  title: 'Выбор/ThemeSwitch',
  component: ThemeSwitch,
  tags: ['пробуем'],
  parameters: {
    guide: 'Выбор темы: как в системе, светлая, тёмная. Стоит в боковой панели.',
  },
  args: { scheme: 'system', onSchemeChange: () => {} },
  render: function Choosing() {
    const [scheme, setScheme] = useState<ColorScheme>('system');
    return <ThemeSwitch scheme={scheme} onSchemeChange={setScheme} />;
  },
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Обычный' };
