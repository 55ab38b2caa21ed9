import { plural } from 'shared-ui/texts';
import { IMAGE_LIMITS } from './limits';

const { width, height, bytes } = IMAGE_LIMITS;
const MB = bytes / 1024 / 1024;
/** Exceeding either limit makes an image too large. */
const LIMIT = `${width}×${height} px или ${MB} МБ`;

export const texts = {
  gallery: 'Галерея изображений',
  loading: 'Загрузка галереи',
  loadFailed: 'Не удалось загрузить галерею.',
  empty: 'Изображений пока нет.',
  add: 'Добавить',
  avatar: 'Логотип',
  hint: `JPEG, PNG или WEBP, до ${width}×${height} px и ${MB} МБ.`,
  upload: 'Загрузить',
  cropAvatar: 'Кадр логотипа',
  cropPhoto: 'Кадр изображения',
  cropShort: 'Обрезать',
  cropOne: (name: string) => `Обрезать: ${name}`,
  cropFailed: 'Не удалось открыть изображение для обрезки.',
  cropLarge: (problem: string) => `${problem} Изображение больше ${LIMIT}: загрузится выбранная часть, уменьшенная.`,
  delete: 'Удалить',
  deleted: 'Удалено',
  drop: 'Загрузка изображений',
  cancelUpload: (name: string) => `Отменить загрузку: ${name}`,
  dismiss: (name: string) => `Убрать из списка: ${name}`,
  retry: 'Повторить',
  uploading: (name: string) => `Загрузка: ${name}`,
  largeCount: (count: number) =>
    `${count} ${plural(count, 'изображение', 'изображения', 'изображений')} больше ${LIMIT}. Их можно уменьшить прямо здесь.`,
  shrink: 'Уменьшить и загрузить',
  cancel: 'Отмена',
  problems: {
    bytes: 'Недопустимый объем!',
    type: 'Недопустимый формат!',
    dimensions: 'Недопустимый размер!',
    failed: 'Ошибка загрузки!',
    encoding: 'Браузер не смог обработать изображение. Выберите другое или обновите страницу.',
  },
  notPicture: (name: string) => `Недопустимый формат! Файл «${name}» — не картинка.`,
  uploaded: 'Загрузка успешно завершена!',
  removed: 'Успешно удалено!',
  removeFailed: 'Не удалось удалить. Повторите попытку.',
} as const;
