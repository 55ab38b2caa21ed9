import { fileFormatNames } from 'shared-api/delivery/uploads';
import { MOSCOW_OFFSET_LABEL } from 'shared-api/time';
import { MAX_FILE_BYTES, type PlainFileProblem } from './state/fileProblem';

export const texts = {
  title: 'Файлы компании',
  loading: 'Загрузка файлов компании',
  loadFailed: 'Не удалось загрузить файлы компании.',
  empty: 'Вы ещё не загрузили ни одного файла.',
  none: 'Файлов пока нет.',
  add: 'Добавить',
  drop: 'Загрузка файлов компании',
  hint: `До ${MAX_FILE_BYTES / 1024 / 1024} МБ каждый: ${fileFormatNames.join(', ')}.`,
  dates: `Время загрузки московское, ${MOSCOW_OFFSET_LABEL}.`,
  problems: {
    size: 'Недопустимый объем!',
    type: 'Недопустимый формат!',
    room: 'Недостаточно свободного места!',
    failed: 'Ошибка загрузки!',
  } satisfies Record<PlainFileProblem, string>,
  uploaded: 'Загрузка успешно завершена!',
  deleteQuestion: 'Удалить файл?',
  delete: 'Удалить',
  deleted: 'Успешно удалено!',
};
