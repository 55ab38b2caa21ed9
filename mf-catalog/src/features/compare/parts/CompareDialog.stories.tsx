import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { CompareDialog } from './CompareDialog';

const companies = [
  fixtures.participant({ id: 2 }),
  fixtures.participant({ id: 3, company: 'Парус', city: 'Казань', minimum_sum: [], site: '' }),
  fixtures.participant({ id: 4, company: 'Монолит', city: 'Екатеринбург', branding: '' }),
];

const meta = {
  title: 'Каталог/CompareDialog',
  component: CompareDialog,
  parameters: {
    guide:
      'Две–четыре компании рядом, поле за полем. «Только различия» убирает строки с одинаковыми значениями; если убраны все, об этом сказано словами.',
    check: { overflow: 'A wide table scrolls in itself by design.' },
  },
  args: { viewer: fixtures.currentUser(), companies, meetingWith: () => 'possible', onClose: () => undefined },
} satisfies Meta<typeof CompareDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = { name: 'Содержимое' };

export const Same: Story = {
  name: 'Ничем не отличаются',
  args: { companies: [fixtures.participant({ id: 2 }), fixtures.participant({ id: 3 })] },
};
