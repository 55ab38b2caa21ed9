import type { PlopGeneratorConfig } from 'plop';
import { toContainerName } from 'vstrecha-kit/system/remotePackage';
import type { Answers } from 'vstrecha-kit/system/templates';
import { addFiles, CONTRACT, declareExpose, expose, hint, run } from './actions.ts';
import * as prompts from './prompts.ts';

export const newWidget = {
  description: 'a widget for pages of other remotes: folder of the feature, test, story, expose, contract',
  prompts: [prompts.remote, prompts.component, prompts.title, prompts.guide, prompts.summary],
  actions: (answers) => {
    const { remote = '', name = '', summary = '' } = answers as Answers;
    const kebab = name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
    const feature = `${remote}/src/features/${kebab}`;
    Object.assign(answers ?? {}, { group: readGroup(remote) });
    return [
      addFiles('widget', feature),
      expose(remote, name, `./features/${kebab}/${name}`),
      declareExpose('Widgets', remote, name, summary),
      run(`prettier --write ${feature} ${remote}/src/exposes.ts ${CONTRACT}`),
      hint(
        `On a page: <Widget name="${toContainerName(remote)}/${name}" />, its props are in ${CONTRACT}. Into a slot: slots in ${remote}/remote.json.`,
      ),
    ];
  },
} satisfies PlopGeneratorConfig;

/** The group of a remote's parts in Storybook: «Каталог». */
function readGroup(remote: string): string {
  const [group] = prompts.readStoryGroups(`${remote}/src/{common,features}/**/*.stories.tsx`);
  return group ?? remote;
}
