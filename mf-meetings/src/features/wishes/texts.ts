import { formatSlotDay } from 'shared-api/time';

export const texts = {
  title: 'Взаимный список',
  lead: 'Компании, с которыми вы хотите встретиться. Они узнают об этом, только если захотят того же. Вечером, в 19:00, всем парам предлагается время.',
  failed: 'Не удалось загрузить взаимный список.',
  mutual: 'Взаимно',
  waits: 'Пока только вы',
  soon: 'Время предложим в 19:00',
  slot: (date: string, point: string) => `${formatSlotDay(date)}, ${point}`,
  confirm: 'Подтвердить',
  confirmWith: (company: string) => `Подтвердить: ${company}`,
  confirmed: 'Вы подтвердили, ждём компанию',
  theyConfirmed: 'Компания подтвердила',
  done: { invited: 'Время подтверждено, приглашение отправлено.', agreed: 'Встреча назначена.' },
  showAll: (count: number) => `Показать все: ${count}`,
  remove: 'Убрать',
  removeOf: (company: string) => `Убрать из списка: ${company}`,
};
