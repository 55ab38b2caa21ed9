import { quotedName } from 'shared-api/text';
import { plural } from 'shared-ui/texts';

const number = (count: number) => count.toLocaleString('ru-RU');
const companies = (count: number) => `${number(count)} ${plural(count, 'компания', 'компании', 'компаний')}`;
const toCompanies = (count: number) => `${number(count)} ${plural(count, 'компании', 'компаниям', 'компаниям')}`;

export const texts = {
  title: 'Создать рассылку',
  settingsFailed: 'Не удалось узнать, открыта ли рассылка.',

  step1: '1. Кому',
  pick: 'Выбрать из каталога',
  all: (total: number | undefined) => (total === undefined ? 'Выбрать все' : `Выбрать все · ${number(total)}`),
  allOf: (filter: string) => `По фильтру каталога: ${filter}.`,
  allChosen: 'Все они уже выбраны',
  recipients: 'Получатели',
  nobody: 'Пока никто не выбран.',
  noneFound: 'Среди выбранных таких нет.',
  search: 'Найти среди выбранных',
  everybody: (count: number) => `Все компании каталога · ${number(count)}`,
  everybodyOf: (filter: string, count: number) => `Все по фильтру ${quotedName(filter)} · ${number(count)}`,
  except: 'Кроме',
  showList: 'Показать список',
  list: 'Получатели рассылки',
  listFailed: 'Не удалось загрузить список получателей.',
  listLoading: 'Загружаем список получателей…',
  listDone: 'Готово',
  contacted: (count: number) => `Уже общались: ${number(count)}`,
  contactedOut: (count: number) => `Исключены те, с кем вы уже общались: ${number(count)}`,
  leaveOut: 'Исключить',
  bringBack: 'Вернуть их',
  nobodyLeft: 'Некому писать: всем выбранным вы уже писали.',

  pickerTitle: 'Выберите компании',
  picked: (count: number) => `Выбрано ${number(count)}`,
  pickFound: (count: number) => `Выбрать все найденные (${number(count)})`,
  dropFound: (count: number) => `Убрать все найденные (${number(count)})`,
  cancel: 'Отмена',
  done: (count: number) => `Готово · ${number(count)}`,
  pickerList: 'Компании для рассылки',
  pickerFailed: 'Не удалось загрузить каталог.',
  nothingFound: 'Ничего не найдено.',
  reset: 'Сбросить всё',

  step2: '2. Сообщение',
  once: 'Каждая компания получит рассылку один раз, даже если выбрана дважды.',
  message: 'Текст рассылки',

  summary: 'Итог',
  willGet: 'Получат',
  left: 'Исключены',
  leftHint: 'уже общались',
  attachments: 'Вложения',
  send: (count: number) => (count > 0 ? `Отправить ${number(count)}` : 'Отправить'),
  sendShort: 'Отправить',
  bar: 'Отправка рассылки',
  barCount: (count: number) => `${number(count)} ${plural(count, 'получатель', 'получателя', 'получателей')}`,
  draftKept: 'Черновик сохранён',

  noRecipients: 'Выберите хотя бы одного получателя',
  noText: 'Напишите сообщение',
  tooLong: 'Сократите сообщение до 10 000 символов',
  tooMany: 'За один раз можно написать не больше чем 99 999 компаниям',
  uploading: 'Дождитесь загрузки файлов',
  listNotReady: 'Дождитесь загрузки списка получателей',

  confirmTitle: 'Отправить рассылку?',
  confirm: (count: number) =>
    `${plural(count, 'Получит', 'Получат', 'Получат')} ${companies(count)}. Изменить или удалить рассылку целиком потом нельзя.`,

  countdown: (seconds: number) => `Рассылка уйдёт через ${seconds} с`,
  takeBack: 'Отменить отправку',
  takenBack: 'Отправка отменена. Черновик сохранён.',
  leftPage: 'Рассылка не ушла: вы покинули страницу. Черновик сохранён.',
  refused: 'Рассылка не отправлена.',

  sending: (count: number) => `Отправляем ${toCompanies(count)}… Не закрывайте вкладку.`,
  sendingLabel: 'Отправка рассылки',
  slow: 'Это занимает больше обычного.',
  elsewhere: 'Рассылка идёт в другой вкладке. Дождитесь её окончания.',

  lost: 'Ответ не пришёл. Проверяем, кому уже доставлено…',
  offline: 'Проверим, когда появится связь.',
  checkFailed: (reason: string) => `Проверить пока не удаётся. ${reason}`,
  delivered: (reached: number, total: number) => `Доставлено ${number(reached)} из ${number(total)}.`,
  unsure: (count: number) =>
    `О ${number(count)} ${plural(count, 'компании', 'компаниях', 'компаниях')} узнать не удалось: им рассылка не повторится, проверьте переписку.`,
  toRest: (count: number) => `Отправить остальным (${number(count)})`,
  notTwice: 'Дважды никто не получит.',

  success: (count: number) => `Рассылка завершена. Написали ${toCompanies(count)}.`,
  toMessages: 'К сообщениям',
  another: 'Новая рассылка',
} as const;
