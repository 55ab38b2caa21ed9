import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview } from '@storybook/react-webpack5';
import { MemoryRouter } from 'react-router-dom';

import 'shared-ui/global.css';

// Screen readers and hyphenation in the stories as in the product.
document.documentElement.lang = 'ru';

const preview: Preview = {
  decorators: [
    withThemeByDataAttribute({ themes: { light: 'light', dark: 'dark' }, defaultTheme: 'light', attributeName: 'data-theme' }),
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
    options: { storySort: { order: ['Основы', 'Компоненты', 'Формы'] } },
    viewport: {
      options: {
        phone: { name: 'Телефон, 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        laptop: { name: 'Ноутбук, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
};

export default preview;
