import type { Preview } from '@storybook/react-webpack5';

/** The look of stories, in the toolbar. */
export const toolbar: Preview['globalTypes'] = {
  theme: {
    description: 'Тема',
    toolbar: {
      title: 'Тема',
      icon: 'mirror',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Светлая', icon: 'sun' },
        { value: 'dark', title: 'Тёмная', icon: 'moon' },
        { value: 'both', title: 'Обе', icon: 'sidebyside' },
      ],
    },
  },
  text: {
    description: 'Размер текста в браузере',
    toolbar: {
      title: 'Текст',
      icon: 'grow',
      dynamicTitle: true,
      items: [
        { value: 'usual', title: 'Текст 100 %' },
        { value: 'large', title: 'Текст 200 %' },
      ],
    },
  },
  state: {
    description: 'Всё сразу под указателем или в фокусе',
    toolbar: {
      title: 'Состояние',
      icon: 'pointerdefault',
      dynamicTitle: true,
      items: [
        { value: 'usual', title: 'Как есть' },
        { value: 'hover', title: 'Под указателем' },
        { value: 'focus', title: 'В фокусе' },
      ],
    },
  },
  colors: {
    description: 'Контрастная тема: цвета этой системы. Точный вид — в контрастной теме Windows',
    toolbar: {
      title: 'Цвета',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'usual', title: 'Свои цвета' },
        { value: 'forced', title: 'Принудительные цвета' },
      ],
    },
  },
};
