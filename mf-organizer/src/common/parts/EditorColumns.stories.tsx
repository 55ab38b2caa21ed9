import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from 'shared-ui/Button';
import { Card } from 'shared-ui/Card';
import { Cluster } from 'shared-ui/Cluster';
import { Textarea } from 'shared-ui/Textarea';
import { EditorColumns } from './EditorColumns';

const meta = {
  title: 'Организатор/EditorColumns',
  component: EditorColumns,
  tags: ['готово'],
  parameters: {
    guide:
      'Редактор того, что увидят участники: форма слева, предпросмотр справа и всегда на виду. На узком экране предпросмотр встаёт между формой и кнопками.',
  },
  args: {
    children: (
      <Card title="Содержание">
        <Textarea label="Текст" defaultValue="Завтра начинаем в десять." />
      </Card>
    ),
    preview: <Card title="Предпросмотр">Завтра начинаем в десять.</Card>,
    foot: (
      <Cluster justify="end">
        <Button>Отправить</Button>
      </Cluster>
    ),
  },
} satisfies Meta<typeof EditorColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPreview: Story = { name: 'С предпросмотром' };
export const WithoutPreview: Story = { name: 'Предпросмотра нет', args: { preview: null } };
