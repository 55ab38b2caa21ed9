import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { texts } from '../texts';
import { StepActions } from './StepActions';

const meta = {
  title: 'Регистрация/StepActions',
  component: StepActions,
  args: { label: texts.finish, missing: undefined, isBusy: false, onClick: () => {} },
} satisfies Meta<typeof StepActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Можно продолжать' };
export const Missing: Story = { name: 'Чего-то не хватает', args: { missing: texts.finishNeeds } };
export const Busy: Story = { name: 'Сохраняется', args: { isBusy: true } };
