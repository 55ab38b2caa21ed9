import type { PlopGeneratorConfig } from 'plop';
import { addFiles, hint, run, type Answers } from './actions.ts';
import * as prompts from './prompts.ts';

export const newPart: PlopGeneratorConfig = {
  description: 'компонент shared-ui: компонент, истории, тест',
  prompts: [
    prompts.component,
    {
      type: 'list',
      name: 'group',
      message: 'Группа в Storybook?',
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
      hint('Приложения получат компонент от оболочки, когда он появится в shell/src/federation/host/provided.ts.'),
    ];
  },
};
