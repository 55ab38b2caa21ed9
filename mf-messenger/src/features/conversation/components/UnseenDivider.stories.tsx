import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { UnseenDivider } from './UnseenDivider';

const meta = { title: 'Сообщения/UnseenDivider', component: UnseenDivider } satisfies Meta<typeof UnseenDivider>;

export default meta;
export const Unseen: StoryObj<typeof meta> = {};
