import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from 'shared-ui/Button';
import { Card } from 'shared-ui/Card';
import { Dialog } from 'shared-ui/Dialog';
import { FilterBar } from 'shared-ui/MultiSelectFilter';
import { Page } from 'shared-ui/page';
import { Pagination } from 'shared-ui/Pagination';
import { SegmentedLinks } from 'shared-ui/SegmentedControl';
import { Select } from 'shared-ui/Select';
import { Stack } from 'shared-ui/Stack';
import { TextField } from 'shared-ui/TextField';
import type { DataTableColumn } from '../domain/dataTable';
import { DataTable } from './DataTable';
import { EditorColumns } from './EditorColumns';
import { SaveBarFrame } from './SaveBarFrame';
import { SelectionBar } from './SelectionBar';
import { VersionedForm } from './VersionedForm';

const rows = [
  { id: 1, name: 'Банк «Созвездие»', city: 'Москва', meetings: 14 },
  { id: 2, name: 'Корзинка', city: 'Самара', meetings: 0 },
  { id: 3, name: 'Мастерская «Скоро открытие»', city: 'Казань', meetings: 5 },
];
const columns: DataTableColumn<(typeof rows)[number]>[] = [
  { id: 'name', title: 'Компания', cell: ({ name }) => name, sort: 'asc' },
  { id: 'city', title: 'Город', cell: ({ city }) => city },
  { id: 'meetings', title: 'Встречи', cell: ({ meetings }) => meetings, sort: 'desc', isNumeric: true },
];
const kind = (
  <Select label="Тип" isLabelHidden placeholder="Тип" options={[{ value: 'supplier', label: 'Поставщики' }]} />
);

/** The order of every list: head, search, tabs, table, pages, selection. */
function ListPage() {
  const [chosen, setChosen] = useState<readonly number[]>([2]);
  const [search, setSearch] = useState('');
  return (
    <Page
      title="Участники"
      lead="3 компании, 1 ждёт активации"
      actions={<Button variant="secondary">Выгрузить</Button>}
    >
      <Stack gap={4}>
        <FilterBar
          label="Поиск участников"
          search={{ label: 'Компания', text: search, maxLength: 200, onChange: setSearch, onEnter: () => {} }}
          row={<div style={{ maxWidth: '13rem' }}>{kind}</div>}
          title="Фильтры"
          sheet={(sheet) => (
            <Dialog {...sheet} isSheet footer={<Button onClick={sheet.onClose}>Показать 3</Button>}>
              {kind}
            </Dialog>
          )}
          count={0}
        />
        <SegmentedLinks
          aria-label="Состояние"
          current="?"
          links={[
            { to: '?', label: 'Все 3' },
            { to: '?state=waiting', label: 'Ждут 1' },
          ]}
        />
        <DataTable
          caption="Участники"
          rows={rows}
          columns={columns}
          sorting={{ by: 'name', order: 'asc' }}
          onSort={() => {}}
          selection={{
            isSelected: (id) => chosen.includes(id),
            onSelect: (ids, isOn) => setChosen(isOn ? [...chosen, ...ids] : chosen.filter((id) => !ids.includes(id))),
            nameOf: ({ name }) => name,
          }}
          card={({ name, city, meetings }) => ({ title: name, details: `${city} · встречи: ${meetings}` })}
        />
        <Pagination page={1} pageCount={3} getHref={(page) => `?page=${page}`} />
        {chosen.length > 0 && (
          <SelectionBar
            aria-label="Действия с выбранными компаниями"
            selected={chosen.length}
            total={rows.length}
            onSelectAll={() => setChosen(rows.map(({ id }) => id))}
            onClear={() => setChosen([])}
            actions={
              <>
                <Button variant="dangerSoft">Отклонить</Button>
                <Button>Активировать</Button>
              </>
            }
          />
        )}
      </Stack>
    </Page>
  );
}

/** The order of every form: cards, preview, and one bar that saves what has changed. */
function FormPage() {
  const [saved, setSaved] = useState('Форум промоиндустрии');
  const [name, setName] = useState('Форум сувениров');
  return (
    <Page title="Мероприятие" lead="21–28 ноября 2026">
      <SaveBarFrame>
        <EditorColumns preview={<Card title="Предпросмотр">{name}</Card>} foot={null}>
          <Card title="Название и место">
            <VersionedForm
              title="Название и место"
              form={{
                isDirty: name !== saved,
                changed: ['Название'],
                isBusy: false,
                failure: undefined,
                conflict: undefined,
                submit: () => setSaved(name),
                cancel: () => setName(saved),
              }}
            >
              <TextField label="Название" value={name} onChange={({ target }) => setName(target.value)} />
            </VersionedForm>
          </Card>
        </EditorColumns>
      </SaveBarFrame>
    </Page>
  );
}

const meta = {
  title: 'Организатор/Как собрать страницу',
  // Its docs page is .storybook/OrganizerPage.mdx.
  tags: ['!autodocs'],
  parameters: { guide: 'Две страницы организатора целиком: список и правка.' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = { name: 'Список', render: () => <ListPage /> };
export const Form: Story = { name: 'Правка', render: () => <FormPage /> };
