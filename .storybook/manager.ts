import { createElement } from 'react';
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { TagBadges } from './TagBadges';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Встреча — дизайн-система',
    colorPrimary: '#4b3fd6',
    colorSecondary: '#4b3fd6',
  }),
  sidebar: {
    // Its stories would repeat the badge of a part.
    renderLabel: ({ name, type, tags }) =>
      type === 'component'
        ? createElement('span', { style: { display: 'flex', gap: 8 } }, name, createElement(TagBadges, { names: tags }))
        : name,
  },
});
