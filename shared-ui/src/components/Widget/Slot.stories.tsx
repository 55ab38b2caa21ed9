import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from '../Card/Card';
import { Stack } from '../Stack/Stack';
import { Slot, SlotsContext, type SlotSource } from './Slot';
import { WidgetLoaderContext, type WidgetLoader } from './WidgetLoaderContext';

function SurveyTeaser() {
  return <Card title="Опрос">Как прошла встреча?</Card>;
}

const loader: WidgetLoader = {
  load: (name) =>
    name === 'mf_surveys/SurveyTeaser' ? Promise.resolve({ default: SurveyTeaser }) : Promise.reject(new Error(name)),
};
const filledBy = (...widgets: string[]): SlotSource => ({ widgetsIn: () => widgets, subscribe: () => () => {} });
const sources = {
  filled: filledBy('mf_surveys/SurveyTeaser'),
  failing: filledBy('mf_broken/Teaser', 'mf_surveys/SurveyTeaser'),
  empty: filledBy(),
};

const withSource =
  (source: SlotSource): Story['decorators'] =>
  (Story) => (
    <WidgetLoaderContext value={loader}>
      <SlotsContext value={source}>
        <Stack>
          <Card title="Файлы компании">Своё содержание страницы.</Card>
          <Story />
        </Stack>
      </SlotsContext>
    </WidgetLoaderContext>
  );

const meta = {
  title: 'Раскладка/Slot',
  component: Slot,
  tags: ['готово'],
  parameters: {
    guide: 'Место для виджетов любых приложений. Пустое не занимает места, отказ одного не мешает другим.',
  },
  args: { name: 'own-page.side', placeholder: { height: 120 } },
} satisfies Meta<typeof Slot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { name: 'С виджетом', decorators: withSource(sources.filled) };
export const OneFails: Story = { name: 'Один не загрузился', decorators: withSource(sources.failing) };
export const Line: Story = {
  name: 'Строка списка',
  args: { isLine: true },
  decorators: withSource(sources.filled),
};
export const LineFails: Story = {
  name: 'Строка списка, не загрузился',
  args: { isLine: true },
  decorators: withSource(sources.failing),
};
export const Empty: Story = { name: 'Пустое', decorators: withSource(sources.empty) };
