import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Avatar } from './Avatar';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path fill="#4b3fd6" d="M0 0h2v2H0z"/><path fill="#4cc495" d="M0 2 2 0v2z"/></svg>')}`;

const meta = {
  title: 'Данные/Avatar',
  component: Avatar,
  tags: ['готово'],
  parameters: {
    pair: {
      because: 'Рядом с названием картинка молчит: иначе его прочтут вслух дважды.',
      so: () => (
        <p>
          <Avatar src={picture} /> ООО «Промосувенир»
        </p>
      ),
      not: () => (
        <p>
          <Avatar src={picture} alt="ООО «Промосувенир»" /> ООО «Промосувенир»
        </p>
      ),
    },
    guide: 'Лицо компании или человека; без картинки рисует запасную. Зелёная метка — «в сети».',
  },
  args: { src: picture, alt: 'ООО «Промосувенир»' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = { name: 'С картинкой' };
export const Online: Story = { name: 'В сети', args: { isOnline: true } };
export const Large: Story = { name: 'Большой', args: { size: 120 } };
export const NoPicture: Story = { name: 'Без картинки', args: { src: null, isOnline: true } };
export const BrokenPicture: Story = {
  name: 'Картинка не загрузилась',
  args: { src: '/nothing-here.png' },
  parameters: { check: { console: 'The picture is missing on purpose.' } },
};
