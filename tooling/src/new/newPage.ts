import type { PlopGeneratorConfig } from 'plop';
import type { Answers } from 'vstrecha-kit/system/templates';
import { addFiles, changeFile, CONTRACT, declareExpose, expose, hint, run } from './actions.ts';
import * as prompts from './prompts.ts';

/** The remote's lines of the route table: a page's address lives in its remote and goes live by its release. */
const REMOTE_FILE = 'remote.json';

export const newPage = {
  description: 'a page: component, test, story, expose, contract, remote.json',
  prompts: [prompts.remote, prompts.page, prompts.address, prompts.title, prompts.guide],
  actions: (answers) => {
    const { remote = '', name = '', address = '', title = '' } = answers as Answers;
    return [
      addFiles('page', `${remote}/src/pages`),
      expose(remote, name, `./pages/${name}`),
      declareExpose('Pages', remote, name),
      changeFile(`${remote}/${REMOTE_FILE}`, (text) => addPage(text, { path: address, title, expose: name })),
      run(
        `prettier --write ${remote}/src/pages/${name}.* ${remote}/src/exposes.ts ${CONTRACT} ${remote}/${REMOTE_FILE}`,
      ),
      hint(
        `Add an entry of the menu, if any, to ${remote}/${REMOTE_FILE}, and the route to shell/src/routes.test.tsx. If other packages link to the page, add its address to shared-api/paths: it goes live with the shell.`,
      ),
    ];
  },
} satisfies PlopGeneratorConfig;

/** Adds a page to the text of a remote.json. */
function addPage(text: string, page: { path: string; title: string; expose: string }): string {
  const manifest = JSON.parse(text) as { pages: object[] };
  const { path, title, expose: name } = page;
  manifest.pages.push({ path, title, layout: 'main', access: 'login', expose: name });
  return JSON.stringify(manifest, null, 2);
}
