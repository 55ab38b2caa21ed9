import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-webpack5';

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: ['../shared-ui/src/**/*.stories.tsx', '../shell/src/**/*.stories.tsx', '../mf-*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-webpack5-compiler-swc', '@storybook/addon-docs', '@storybook/addon-a11y'],
  // The picture of whoever has none, which the server sends in the product.
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  docs: { defaultName: 'Описание' },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  swc: () => ({
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  }),
  // Kept between builds and started servers, so that only what changed is compiled again.
  webpackFinal: (webpack, { configType }) => ({
    ...webpack,
    cache: { type: 'filesystem', cacheDirectory: path.resolve(import.meta.dirname, '../.cache/storybook'), name: String(configType).toLowerCase(), buildDependencies: { config: [import.meta.filename] } },
    // Source maps of a build nobody debugs cost half of its time.
    devtool: configType === 'PRODUCTION' ? false : webpack.devtool,
  }),
};

export default config;
