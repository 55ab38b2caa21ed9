import type { PlopGeneratorConfig } from 'plop';
import { toContainerName } from 'vstrecha-kit/system/remotePackage';
import {
  addFiles,
  changeFile,
  CONTRACT,
  declareExpose,
  expose,
  hint,
  insertBefore,
  run,
  type Answers,
} from './actions.ts';
import * as prompts from './prompts.ts';

const PATHS = 'shared-api/src/resources/paths.ts';
const ROUTES = 'shell/src/routes.tsx';

export const newPage: PlopGeneratorConfig = {
  description: 'страница: компонент, тест, история, expose, контракт, адрес, маршрут',
  prompts: [prompts.remote, prompts.page, prompts.address, prompts.title, prompts.guide],
  actions: (answers) => {
    const { remote = '', name = '', address = '', title = '' } = answers as Answers;
    const key = name.charAt(0).toLowerCase() + name.slice(1).replace(/Page$/, '');
    const route = `{
      path: paths.${key},
      access: 'login',
      layout: 'main',
      title: '${title}',
      page: { kind: 'remote', name: '${toContainerName(remote)}/${name}' },
    },\n`;
    return [
      addFiles('page', `${remote}/src/pages`),
      expose(remote, name, `./pages/${name}`),
      declareExpose('Pages', remote, name),
      changeFile(PATHS, (text) => insertBefore(text, /^ {2}block: /, `  ${key}: '${address}',\n`)),
      changeFile(ROUTES, (text) => insertBefore(text, /^ {2}\{ path: paths\.block/, route)),
      run(`prettier --write ${remote}/src/pages/${name}.* ${remote}/src/exposes.ts ${CONTRACT} ${PATHS} ${ROUTES}`),
      hint(`Проверьте доступ и раскладку в ${ROUTES} и допишите маршрут в shell/src/routes.test.tsx.`),
    ];
  },
};
