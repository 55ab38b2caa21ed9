import './storyClock';
import type { Preview } from '@storybook/react-webpack5';
import { MemoryRouter } from 'react-router-dom';
import 'shared-ui/global.css';
import { App } from '../shell/src/App';
import { StoryCache } from '../shell/src/testing/StoryCache';
import { beginStory } from './beginStory';
import { BothThemes } from './BothThemes';
import { DocsPage } from './DocsPage';
import { ThemedDocs } from './ThemedDocs';
import { toolbar } from './toolbar';
import { useLooks, type LookGlobals } from './useLooks';
import { waitUntilStill } from './waitUntilStill';
import { withoutDocstrings } from './withoutDocstrings';
import { withWrittenTypes } from './writtenTypes';

// Screen readers and hyphenation need the language, as in the product.
document.documentElement.lang = 'ru';

/** `parameters.page` is the address at which the story shows the whole application. */
const isPage = (parameters: { page?: unknown }): boolean => parameters.page !== undefined;

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [withWrittenTypes, withoutDocstrings],
  globalTypes: toolbar,
  initialGlobals: { theme: 'light', text: 'usual', state: 'usual', colors: 'usual' } satisfies LookGlobals,
  beforeEach: beginStory,
  afterEach: async ({ parameters, canvasElement, globals }) => {
    if (isPage(parameters) && globals.theme !== 'both') await waitUntilStill(canvasElement);
  },
  decorators: [
    (Story, { id, parameters }) => <StoryCache key={id}>{isPage(parameters) ? <App /> : <Story />}</StoryCache>,
    (Story, { id, parameters }) => (
      <MemoryRouter
        key={id}
        initialEntries={[(parameters.page ?? parameters.path ?? '/') as string]}
        useTransitions={false}
      >
        <Story />
      </MemoryRouter>
    ),
    (Story, { globals, viewMode, ...shown }) => {
      useLooks(globals as LookGlobals);
      return globals.theme === 'both' ? (
        <BothThemes {...shown} globals={globals} isInDocs={viewMode === 'docs'} />
      ) : (
        <Story />
      );
    },
  ],
  parameters: {
    layout: 'padded',
    backgrounds: { disabled: true },
    controls: { expanded: true },
    a11y: { test: 'error' },
    docs: { page: DocsPage, container: ThemedDocs },
    options: {
      storySort: {
        order: [
          'Начало',
          'Страницы',
          'Основы',
          'Действия',
          'Поля',
          'Выбор',
          'Отклик',
          'Окна',
          'Раскладка',
          'Данные',
          'Формы',
          'Вход',
          'Регистрация',
          'Оболочка',
          'Каталог',
          'Встречи',
          'Заявки',
          'Сообщения',
          'Профиль',
          'Новости',
          'Организатор',
          'Служебное',
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
