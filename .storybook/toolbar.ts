import type { Preview } from '@storybook/react-webpack5';

type Choice = NonNullable<Preview['globalTypes']>[string];
type Menu = NonNullable<Choice['toolbar']>;

/** A menu of the toolbar that shows what is chosen. */
const choice = (title: string, icon: Menu['icon'], description: string, items: Menu['items']): Choice => ({
  description,
  toolbar: { title, icon, dynamicTitle: true, items },
});

/** The look of stories, in the toolbar. */
export const toolbar: Preview['globalTypes'] = {
  theme: choice('Тема', 'mirror', 'Тема', [
    { value: 'light', title: 'Светлая', icon: 'sun' },
    { value: 'dark', title: 'Тёмная', icon: 'moon' },
    { value: 'both', title: 'Обе', icon: 'sidebyside' },
  ]),
  text: choice('Текст', 'grow', 'Размер текста в браузере', [
    { value: 'usual', title: 'Текст 100 %' },
    { value: 'large', title: 'Текст 200 %' },
  ]),
  state: choice('Состояние', 'pointerdefault', 'Всё сразу под указателем или в фокусе', [
    { value: 'usual', title: 'Как есть' },
    { value: 'hover', title: 'Под указателем' },
    { value: 'focus', title: 'В фокусе' },
  ]),
  colors: choice('Цвета', 'contrast', 'Контрастная тема: цвета этой системы. Точный вид — в контрастной теме Windows', [
    { value: 'usual', title: 'Свои цвета' },
    { value: 'forced', title: 'Принудительные цвета' },
  ]),
};
