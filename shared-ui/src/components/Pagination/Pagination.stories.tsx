import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Pagination, type PaginationProps } from './Pagination';

function PaginationOnPage(props: PaginationProps) {
  const [page, setPage] = useState(props.page);
  return <Pagination {...props} page={page} onChange={setPage} />;
}

const meta = {
  title: 'Данные/Pagination',
  component: Pagination,
  tags: ['готово'],
  parameters: {
    guide: 'Длинный список по страницам, когда важны место и ссылка на него. Лента без мест — VirtualList.',
  },
  args: { page: 5, pageCount: 20 },
  render: (args) => <PaginationOnPage {...args} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = { name: 'Середина' };
export const First: Story = { name: 'Начало', args: { page: 1 } };
export const Last: Story = { name: 'Конец', args: { page: 20 } };
export const ManyPages: Story = { name: 'Много страниц', args: { page: 9998, pageCount: 10000 } };
export const AsLinks: Story = { name: 'Ссылками', args: { getHref: (page) => `?page=${page}` } };
export const SinglePage: Story = { name: 'Одна страница', args: { page: 1, pageCount: 1 } };
