import { MAX_FILES } from '#domain/limits';

export const texts = {
  attachmentDeleted: 'файл удалён',
  download: (filename: string, size: string) => `Скачать ${filename}, ${size}`,
  open: (filename: string) => `Открыть ${filename}`,
  attach: 'Прикрепить файлы',
  drop: 'Отпустите, чтобы прикрепить',
  tooMany: `Не больше ${MAX_FILES} файлов`,
  leftOut: `Не больше ${MAX_FILES} файлов: остальные не прикреплены.`,
  chosen: 'Прикреплённые файлы',
  uploaded: 'Документ загружен',
  waiting: 'Ждёт очереди',
  percent: (percent: number) => `${percent}\u00a0%`,
  progress: (filename: string) => `Загрузка ${filename}`,
  retry: 'Повторить',
  retryFile: (filename: string) => `Повторить загрузку ${filename}`,
  abort: (filename: string) => `Прервать загрузку ${filename}`,
  remove: (filename: string) => `Убрать ${filename}`,
} as const;
