export const texts = {
  message: 'Сообщение',
  messagePlaceholder: 'Напишите сообщение',
  send: 'Отправить',
  save: 'Сохранить изменение',
  sendHint: {
    enter: 'Enter — отправить, Shift+Enter — новая строка',
    'ctrl-enter': 'Ctrl+Enter — отправить, Enter — новая строка',
  },
  replies: 'Быстрые ответы',
  noReplies: 'Быстрых ответов пока нет.',
  saveReply: 'Сохранить написанное как ответ',
  nothingWritten: 'Чтобы сохранить ответ, напишите его в поле сообщения.',
  alreadyKept: 'Такой ответ уже есть.',
  tooManyReplies: 'Больше ответов не помещается: удалите ненужные.',
  forgetReply: (reply: string) => `Удалить ответ «${reply}»`,
  keptHere: 'Хранятся на этом устройстве',
  close: 'Закрыть',
} as const;
