import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures } from 'shared-api/fixtures';
import { CompanyFileDeleteDialog } from './CompanyFileDeleteDialog';

const meta = {
  title: 'Профиль/CompanyFileDeleteDialog',
  component: CompanyFileDeleteDialog,
  parameters: {
    guide:
      'Файл компании удаляется навсегда, поэтому сначала вопрос с его именем. Не удалось — окно закрывается, файл остаётся.',
  },
  args: { file: fixtures.companyFile(), onClose: () => undefined },
} satisfies Meta<typeof CompanyFileDeleteDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = { name: 'Вопрос' };

export const LongName: Story = {
  name: 'Длинное имя',
  args: { file: fixtures.companyFile({ name: 'Прайс_на_сувенирную_продукцию_с_нанесением_2026_окончательный.pdf' }) },
};
