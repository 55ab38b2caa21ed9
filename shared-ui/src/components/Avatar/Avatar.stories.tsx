import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Avatar } from './Avatar';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path fill="#4b3fd6" d="M0 0h2v2H0z"/><path fill="#4cc495" d="M0 2 2 0v2z"/></svg>')}`;

const meta = {
  title: 'Данные/Avatar',
  component: Avatar,
  args: { src: picture, alt: 'ООО «Промосувенир»' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {};
export const Online: Story = { args: { isOnline: true } };
export const Large: Story = { args: { size: 120 } };
export const NoPicture: Story = { args: { src: null, isOnline: true } };
export const BrokenPicture: Story = {
  args: { src: '/nothing-here.png' },
  parameters: { check: { console: 'The picture is missing on purpose.' } },
};
