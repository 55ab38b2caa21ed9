import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SectionFoot } from './SectionFoot';

const meta = {
  title: 'Профиль/SectionFoot',
  component: SectionFoot,
  args: {
    missing: undefined,
    failure: undefined,
    isDirty: false,
    isSaved: false,
    isBusy: false,
    onCancel: () => undefined,
  },
} satisfies Meta<typeof SectionFoot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};
export const Unsaved: Story = { args: { isDirty: true } };
export const Missing: Story = { args: { isDirty: true, missing: 'Осталось заполнить: «Имя», «Город».' } };
export const Busy: Story = { args: { isDirty: true, isBusy: true } };
export const Failed: Story = {
  args: { isDirty: true, failure: 'Нет связи с сервером. Проверьте подключение к интернету и повторите.' },
};
export const Saved: Story = { args: { isSaved: true } };
