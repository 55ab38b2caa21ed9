import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CollapsibleText } from './CollapsibleText';

const long =
  'Печатаем на кружках, ручках и футболках с 1998 года. Каталог: https://example.com/catalog, почта sales@example.com.\n' +
  'Берём заказы от ста штук, образец делаем за два дня, доставляем по всей России и в соседние страны. '.repeat(5);

const meta = {
  title: 'Данные/CollapsibleText',
  component: CollapsibleText,
  tags: ['готово'],
  parameters: {
    guide: 'Длинный текст, написанный человеком: описание компании, новость. Короткие тексты показывайте целиком.',
  },
  args: { text: long, limit: 300 },
} satisfies Meta<typeof CollapsibleText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cut: Story = { name: 'Обрезанный текст' };
export const ShortEnough: Story = { name: 'Помещается целиком', args: { text: 'Сувениры с логотипом.' } };
export const OtherLabels: Story = { name: 'Другие подписи', args: { limit: 200, moreLabel: 'Читать полностью' } };
export const HostileText: Story = {
  name: 'Вредоносный текст',
  args: {
    text: '<img src=x onerror="alert(1)"> javascript:alert(1) ftp://example.com https://example.com/?q="><script>',
  },
};
export const LongWord: Story = { name: 'Длинное слово', args: { text: 'Высокопревосходительствующий'.repeat(20) } };
