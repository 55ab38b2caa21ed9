import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LinkedText } from './LinkedText';

const meta = { title: 'Данные/LinkedText', component: LinkedText } satisfies Meta<typeof LinkedText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLinks: Story = { args: { children: 'Прайс на www.example.com/price, вопросы на sales@example.com.' } };
export const WithoutLinks: Story = { args: { children: 'Добрый день!' } };
