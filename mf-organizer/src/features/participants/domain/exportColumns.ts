import type { Schema } from 'shared-api/contract';

export type ExportColumn = Schema<'ExportColumn'>;
export type ExportFormat = 'csv' | 'xlsx';

/** Columns of a file, in their order. */
export const exportColumns: Record<ExportColumn, string> = {
  id: 'Номер',
  company: 'Компания',
  type: 'Тип',
  city: 'Город',
  contact: 'Контакт',
  email: 'Почта',
  phone: 'Телефон',
  state: 'Состояние',
  stand: 'Стенд',
  free_slots: 'Свободное время',
  sent: 'Приглашений отправлено',
  received: 'Приглашений получено',
  meetings: 'Встречи',
  seen_at: 'Заходили',
  created_at: 'Регистрация',
};

export const allColumns = Object.keys(exportColumns) as ExportColumn[];

const contacts: readonly ExportColumn[] = ['contact', 'email', 'phone'];

/** Whether the server asks for the own password before it exports these columns. */
export const hasContacts = (columns: readonly ExportColumn[]) => columns.some((name) => contacts.includes(name));
