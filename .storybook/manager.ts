import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Встреча — дизайн-система',
    colorPrimary: '#4b3fd6',
    colorSecondary: '#4b3fd6',
  }),
});
