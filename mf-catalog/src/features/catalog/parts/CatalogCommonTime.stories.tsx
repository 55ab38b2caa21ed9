import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CatalogCommonTime } from './CatalogCommonTime';

const meta = {
  title: 'Каталог/CatalogCommonTime',
  component: CatalogCommonTime,
  parameters: {
    guide:
      'Условие «Есть общее время» в шапке каталога. Пока своё время не открыто, кнопка недоступна и говорит, что сделать сначала.',
  },
  args: { isChosen: false, ownSlots: 12, onChange: () => {} },
} satisfies Meta<typeof CatalogCommonTime>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = { name: 'Не выбрано' };

export const On: Story = { name: 'Выбрано', args: { isChosen: true } };

export const NoOwnTime: Story = { name: 'Своё время не открыто', args: { ownSlots: 0 } };
