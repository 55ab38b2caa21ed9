import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ContentsList } from './ContentsList';

const meta = {
  title: 'Профиль/ContentsList',
  component: ContentsList,
  parameters: {
    guide:
      'Оглавление редактирования: у раздела видно, сколько полей пусто, что всё заполнено или что правки не сохранены. На узком экране открывается листом снизу.',
  },
  args: {
    gaps: { general: [], company: ['сайт', 'отрасль'], notify: [] },
    unsaved: new Set(['images'] as const),
    current: 'general',
  },
} satisfies Meta<typeof ContentsList>;
export default meta;

export const Partly: StoryObj<typeof meta> = { name: 'Заполнено частично' };
