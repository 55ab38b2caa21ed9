import type { Schema } from 'shared-api/contract';
import { plural } from 'shared-ui/texts';
import { LARGEST_NUMBER, NAME_LENGTH, PLACES_AT_ONCE } from './limits';

const places = (count: number) => `${count} ${plural(count, 'место', 'места', 'мест')}`;

export const kindNames: Record<Schema<'PlaceKind'>, string> = { table: 'Стол', stand: 'Стенд', room: 'Комната' };

export const texts = {
  title: 'Места',
  list: 'Все места',
  close: 'Закрыть',
  loadFailed: 'Не удалось загрузить места.',
  none: 'Мест пока нет. Добавьте столы.',
  add: 'Добавить',
  addForm: 'Добавить места',
  from: 'От',
  to: 'До',
  hall: 'Зал',
  hallHint: 'Можно не заполнять',
  kind: 'Вид',
  label: 'Название',
  added: (count: number, existing: number) =>
    existing === 0 ? `Добавлено: ${places(count)}` : `Добавлено: ${places(count)}. Уже были: ${existing}.`,
  numberWrong: `Число от 1 до ${LARGEST_NUMBER}.`,
  rangeWrong: 'Не меньше, чем «От».',
  rangeLong: `Не больше ${PLACES_AT_ONCE} мест за раз.`,
  nameLong: `Не больше ${NAME_LENGTH} символов.`,
  off: 'отключено',
  on: 'включено',
  state: 'Состояние',
  switchOff: 'Отключить',
  switchOn: 'Включить',
  nameOf: (action: string, place: string) => `${action}: ${place}`,
  edit: 'Изменить',
  remove: 'Удалить',
  failed: (reason: string) => `Не получилось. ${reason}`,
  saved: 'Место сохранено.',
  removed: (place: string) => `Удалено: ${place}`,
};
