import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-webpack5';
import { readRemotePackages, repositoryRoot } from '../tooling/src/system/packages.ts';

const plainArrays = path.join(import.meta.dirname, 'plainArrays.mjs');
const drawn = ['shared-ui', 'shell', ...readRemotePackages().map(({ folder }) => folder)];

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  // Each folder by its name: `../mf-*` would have webpack watch the whole repository, its own cache included, and build without end.
  stories: drawn.map((folder) => `../${folder}/src/**/*.stories.tsx`),
  addons: ['@storybook/addon-webpack5-compiler-swc', '@storybook/addon-docs', '@storybook/addon-a11y'],
  // The picture of whoever has none, which the server sends in the product.
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  docs: { defaultName: 'Описание' },
  // Advice for whoever sets up Storybook, in English; here it is set up.
  features: { sidebarOnboardingChecklist: false },
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
    module: {
      ...webpack.module,
      // The last `pre` loader is the first to run, before the one that reads the types for the docs.
      rules: [
        ...(webpack.module?.rules ?? []),
        {
          test: /\.tsx$/,
          exclude: /node_modules/,
          enforce: 'pre',
          loader: plainArrays,
        },
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(repositoryRoot, '.cache/storybook'),
      name: String(configType).toLowerCase(),
      buildDependencies: { config: [import.meta.filename, plainArrays] },
    },
    // Source maps of a build nobody debugs cost half of its time.
    devtool: configType === 'PRODUCTION' ? false : webpack.devtool,
  }),
};

export default config;
