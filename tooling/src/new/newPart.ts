import type { PlopGeneratorConfig } from 'plop';
import type { Answers } from 'vstrecha-kit/system/templates';
import { addFiles, hint, run } from './actions.ts';
import * as prompts from './prompts.ts';

export const newPart = {
  description: 'a component of shared-ui: component, stories, test',
  prompts: [
    prompts.component,
    {
      type: 'list',
      name: 'group',
      message: 'Group in Storybook?',
      choices: prompts.readStoryGroups('shared-ui/src/components/**/*.stories.tsx'),
    },
    prompts.guide,
    prompts.summary,
  ],
  actions: (answers) => {
    const { name = '' } = answers as Answers;
    const folder = `shared-ui/src/components/${name}`;
    return [
      addFiles('part', folder),
      run(`prettier --write ${folder}`),
      hint('Remotes get it from the shell once shell/src/federation/host/provided.ts lists it.'),
    ];
  },
} satisfies PlopGeneratorConfig;
