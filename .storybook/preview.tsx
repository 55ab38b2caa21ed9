import type { Preview } from '@storybook/react-webpack5';
import { useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import 'shared-ui/global.css';
import { DocsPage } from './DocsPage';
import { withWrittenTypes } from './writtenTypes';

// Screen readers and hyphenation in the stories as in the product.
document.documentElement.lang = 'ru';

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [withWrittenTypes],
  globalTypes: {
    theme: {
      description: 'Тема',
      toolbar: {
        title: 'Тема',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Светлая', icon: 'sun' },
          { value: 'dark', title: 'Тёмная', icon: 'moon' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light' },
  decorators: [
    (Story, { globals }) => {
      const theme = String(globals.theme);
      useLayoutEffect(() => {
        document.documentElement.dataset.theme = theme;
      }, [theme]);
      return <Story />;
    },
    (Story, { parameters }) => (
      <MemoryRouter initialEntries={[(parameters.path as string | undefined) ?? '/']}>
        <Story />
      </MemoryRouter>
    ),
  ],
  parameters: {
    layout: 'padded',
    backgrounds: { disabled: true },
    controls: { expanded: true },
    a11y: { test: 'error' },
    docs: { page: DocsPage },
    options: {
      storySort: {
        order: [
          'Основы',
          'Действия',
          'Поля',
          'Выбор',
          'Отклик',
          'Окна',
          'Раскладка',
          'Данные',
          'Формы',
          'Каталог',
          'Встречи',
          'Заявки',
          'Сообщения',
          'Профиль',
          'Новости',
          'Регистрация',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Телефон, 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Планшет, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        laptop: { name: 'Ноутбук, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
};

export default preview;
