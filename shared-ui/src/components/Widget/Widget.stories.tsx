import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from '../Card/Card';
import { ModuleFailure } from './ModuleFailure';
import { WidgetLoaderContext, type WidgetLoader } from './WidgetLoaderContext';
import { WidgetSlot } from './WidgetSlot';

function TodayMeetings() {
  return <Card title="Мои встречи">Сегодня встреч нет.</Card>;
}

function Broken(): never {
  throw new Error('Показано намеренно');
}

const loaders = {
  ready: { load: () => Promise.resolve({ default: TodayMeetings }) },
  pending: { load: () => new Promise(() => undefined) },
  failing: { load: () => Promise.reject(new Error('Сервер встреч не отвечает')) },
  incompatible: { load: () => Promise.reject(new ModuleFailure('incompatible', 'Ни одна сборка не подходит')) },
  throwing: { load: () => Promise.resolve({ default: Broken }) },
} satisfies Record<string, WidgetLoader>;

const meta = {
  title: 'Раскладка/Widget',
  component: WidgetSlot,
  tags: ['готово'],
  parameters: {
    guide: 'Часть другого приложения по имени: сама показывает загрузку и отказ, соседей не роняет.',
  },
  args: { name: 'mf_meetings/TodayMeetings', placeholder: { height: 120, title: 'встречи на сегодня' } },
} satisfies Meta<typeof WidgetSlot>;
export default meta;
type Story = StoryObj<typeof meta>;

const withLoader =
  (loader: WidgetLoader): Story['decorators'] =>
  (Story) => (
    <WidgetLoaderContext value={loader}>
      <Story />
    </WidgetLoaderContext>
  );

export const Content: Story = { name: 'Содержимое', decorators: withLoader(loaders.ready) };
export const Loading: Story = { name: 'Загрузка', decorators: withLoader(loaders.pending) };
export const NotLoaded: Story = { name: 'Не загрузился', decorators: withLoader(loaders.failing) };
export const Incompatible: Story = { name: 'Обновляется', decorators: withLoader(loaders.incompatible) };
export const ThrowsWhileDrawn: Story = {
  name: 'Ломается при рисовании',
  decorators: withLoader(loaders.throwing),
  parameters: { isNoisy: true },
};
