import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { InvitationNote } from './InvitationNote';

const meta = {
  title: 'Заявки/InvitationNote',
  component: InvitationNote,
  parameters: {
    guide: 'Что написала компания вместе с приглашением: две строки, остальное по «ещё», продолжение в чате.',
  },
  args: { userId: 2, text: 'Хотим показать новые образцы, займёт 20 минут' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof InvitationNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = { name: 'Короткое' };
export const Long: Story = {
  name: 'Длинное',
  args: { text: 'Хотим показать новые образцы: кружки, шоперы и наборы для сотрудников. '.repeat(4).trim() },
};
