import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { russianName } from './storyNames';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Встреча — дизайн-система',
    colorPrimary: '#4b3fd6',
    colorSecondary: '#4b3fd6',
  }),
  // The names of stories are the names of exports; people read them in Russian.
  sidebar: { renderLabel: (item) => (item.type === 'story' ? russianName(item.name) : item.name) },
});
