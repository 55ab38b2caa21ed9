import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { commonTimeOf, inviteSlotOf } from '#testing/inviteDays';
import type { Inviting } from '../state/useInviting';
import { InviteDialog } from './InviteDialog';

const free = inviteSlotOf('free', '10:00');

const inviting = (part: Partial<Inviting> = {}): Inviting => ({
  slot: free,
  choose: () => undefined,
  note: '',
  write: () => undefined,
  phase: { kind: 'asking' },
  send: () => Promise.resolve(),
  ...part,
});
const written = { note: 'Здравствуйте! Покажем новые термокружки.' };

const meta = {
  title: 'Встречи/InviteDialog',
  component: InviteDialog,
  parameters: {
    guide:
      'Приглашение на выбранный слот с необязательным сообщением. Предупреждает о других приглашениях на это время. Заняли, пока писали, — предлагает ближайшее; приглашение ушло, а сообщение нет — говорит, что с ним.',
  },
  args: {
    company: fixtures.participant({ company: 'Банк «Созвездие»' }),
    inviting: inviting(),
    time: commonTimeOf([free, inviteSlotOf('free', '13:30')]),
    onClose: () => undefined,
  },
} satisfies Meta<typeof InviteDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = { name: 'Вопрос' };
export const WithClashes: Story = {
  name: 'С совпадениями',
  args: { inviting: inviting({ slot: inviteSlotOf('rival', '10:00') }) },
};
export const OffHours: Story = {
  name: 'Нерабочее время',
  args: { inviting: inviting({ slot: inviteSlotOf('off-hours', '10:00') }) },
};
export const Sending: Story = {
  name: 'Отправляется',
  args: { inviting: inviting({ ...written, phase: { kind: 'sending' } }) },
};
export const TakenMeanwhile: Story = {
  name: 'Время заняли',
  args: { inviting: inviting({ ...written, phase: { kind: 'taken' } }) },
};
export const Failed: Story = {
  name: 'Не удалось',
  args: {
    inviting: inviting({
      ...written,
      phase: { kind: 'failed', reason: 'Нет связи с сервером. Проверьте подключение.' },
    }),
  },
};
export const NoteWaits: Story = {
  name: 'Сообщение ждёт связи',
  args: { inviting: inviting({ ...written, phase: { kind: 'note-waits' } }) },
};
export const NoteRefused: Story = {
  name: 'Сообщение не принято',
  args: { inviting: inviting({ ...written, phase: { kind: 'note-refused', reason: 'Чат заблокирован.' } }) },
};
