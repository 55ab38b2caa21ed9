import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-webpack5';
import { readRemotePackages, repositoryRoot } from '../tooling/src/system/packages.ts';
import { createProgressLine } from '../tooling/src/system/progressLine.ts';
import { renderDesignFiles } from '../tooling/src/tokens/designFiles.ts';
import { readTokenDocument, TOKENS } from '../tooling/src/tokens/tokenFiles.ts';
import { readRemotes } from '../tooling/src/webpack/builtRemotes.ts';

const plainArrays = path.join(import.meta.dirname, 'plainArrays.mjs');
const listIcons = path.join(import.meta.dirname, 'listIcons.mjs');
const relativeImages = path.join(import.meta.dirname, 'relativeImages.mjs');
/** Modules of the shell that need a network or rule the theme, and their replacements. */
const replaced = [
  {
    asked: /federation[\\/]loadExposed$|^\.\/loadExposed$/,
    by: path.join(import.meta.dirname, 'loadExposed.ts'),
  },
  { asked: /^\.\/ThemeChoice$/, by: path.join(import.meta.dirname, 'ThemeChoice.tsx') },
  { asked: /^shared-api\/realtime-connection$/, by: path.join(import.meta.dirname, 'connectRealtime.ts') },
];
/** Values that the shell's build fills in: routes of remotes, and a host without modules. */
const filledIn = {
  BUILT_REMOTES: JSON.stringify(readRemotes()),
  HOST_BUILD: JSON.stringify('storybook'),
  HOST_PROVIDES: '{}',
  HOST_VERSIONS: '{}',
};
/** In the order of the sidebar. */
const foundations = ['Colors', 'Spacing', 'Type', 'Radii', 'Shadows', 'Motion', 'Icons', 'Files'];
const drawn = ['shared-ui', 'shell', ...readRemotePackages().map(({ folder }) => folder)];

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  // Each folder by name: with `../mf-*` webpack would watch the whole repository, including its own cache, and rebuild
  // endlessly.
  stories: [
    './Start.mdx',
    './OrganizerPage.mdx',
    ...foundations.map((name) => `./foundations/${name}.stories.tsx`),
    ...drawn.map((folder) => `../${folder}/src/**/*.stories.tsx`),
  ],
  addons: ['@storybook/addon-webpack5-compiler-swc', '@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: async (own = []) => {
    // TypeDoc is slow to load, and tests read this file.
    const { writeReference } = await import('../tooling/src/docs/reference.ts');
    // Storybook's own files, the default avatar, which the server provides in the product, and the reference of shared-api.
    return [...own, './public', { from: await writeReference(), to: '/reference' }];
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  docs: { defaultName: 'Описание' },
  // An English checklist for the set-up, which is complete here.
  features: { sidebarOnboardingChecklist: false },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  swc: () => ({
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  }),
  // Cached between builds and dev servers, so that only changes are recompiled.
  webpackFinal: (webpack, { configType }) => ({
    ...webpack,
    module: {
      ...webpack.module,
      // The last `pre` loader runs first, before the one that reads the types for the docs.
      rules: [
        ...(webpack.module?.rules ?? []),
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          enforce: 'pre',
          loader: relativeImages,
        },
        {
          test: /\.tsx$/,
          exclude: /node_modules/,
          enforce: 'pre',
          loader: plainArrays,
        },
        { test: /foundations[\\/]usedIcons\.ts$/, enforce: 'pre', loader: listIcons },
      ],
    },
    plugins: [
      // Its own progress prints hundreds of lines.
      ...(webpack.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'ProgressPlugin'),
      (compiler) => {
        new compiler.webpack.ProgressPlugin(createProgressLine()).apply(compiler);
        for (const { asked, by } of replaced)
          new compiler.webpack.NormalModuleReplacementPlugin(asked, by).apply(compiler);
        new compiler.webpack.DefinePlugin(filledIn).apply(compiler);
        compiler.hooks.thisCompilation.tap('DesignFiles', (compilation) => {
          compilation.fileDependencies.add(TOKENS);
          for (const [name, text] of renderDesignFiles(readTokenDocument()))
            compilation.emitAsset(name, new compiler.webpack.sources.RawSource(text));
        });
      },
    ],
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(repositoryRoot, '.cache/storybook'),
      name: String(configType).toLowerCase(),
      buildDependencies: { config: [import.meta.filename, plainArrays, listIcons, relativeImages] },
    },
    // Source maps take half of the build time, and production builds of Storybook are not debugged.
    devtool: configType === 'PRODUCTION' ? false : webpack.devtool,
  }),
};

export default config;
