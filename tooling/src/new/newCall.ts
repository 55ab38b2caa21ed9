import type { PlopGeneratorConfig } from 'plop';
import type { Answers } from 'vstrecha-kit/system/templates';
import { addFiles, changeFile, hint, insertAfter, insertBefore, render, run, writeFile } from './actions.ts';
import * as prompts from './prompts.ts';

const OPENAPI = 'shared-api/openapi.yaml';
const OPERATIONS = 'reference-api/src/operations.ts';
const EXPORTS = 'shared-api/package.json';

const BODY =
  '\n      requestBody: {required: true, content: {application/json: {schema: {type: object, required: [text], additionalProperties: false, properties: {text: {type: string, minLength: 1, maxLength: 1000}}}}}}';
const BODY_ERRORS = [
  "\n        '413': {$ref: '#/components/responses/TooLarge'}",
  "\n        '415': {$ref: '#/components/responses/WrongType'}",
].join('');

export const newCall = {
  description: 'a call of the API: openapi.yaml, code and test in reference-api, hook in shared-api',
  prompts: [prompts.method, prompts.apiAddress, prompts.operationId, prompts.domain, prompts.summary],
  actions: (answers) => {
    const { method = '', address = '', operationId = '', domain = '' } = answers as Answers;
    const isRead = method === 'get';
    const hasBody = method === 'post' || method === 'put';
    const subject = operationId.replace(/^[a-z]+/, '');
    const key = subject.charAt(0).toLowerCase() + subject.slice(1);
    const data = Object.assign(answers ?? {}, {
      ...{ upper: method.toUpperCase(), subject, key },
      hook: `use${isRead ? subject : operationId.charAt(0).toUpperCase() + operationId.slice(1)}`,
      schema: isRead ? subject : 'Ok',
      answer: isRead ? 'total: 0' : 'ok: true',
      sent: hasBody ? ", { text: 'Текст' }" : '',
      parameters: hasBody ? 'text: string' : '',
      options: hasBody ? ', { body: { text } }' : '',
      body: hasBody ? BODY : '',
      bodyErrors: hasBody ? BODY_ERRORS : '',
    });
    const resource = `shared-api/src/resources/${domain}.ts`;
    const code = render(`resource/${isRead ? 'query' : 'mutation'}`, data);
    return [
      changeFile(OPENAPI, (text) => addToContract(text, address, render('contract/path.yaml', data))),
      ...(isRead
        ? [changeFile(OPENAPI, (text) => insertAfter(text, /^ {2}schemas:\n/, render('contract/schema.yaml', data)))]
        : []),
      addFiles('call', `reference-api/src/calls/${domain}`),
      changeFile(OPERATIONS, (text) => addOperation(text, domain, operationId)),
      writeFile(resource, (text) => addToResource(isRead ? addKey(text, domain, key) : text, code)),
      changeFile(EXPORTS, (text) => addExport(text, domain)),
      run(
        'node tooling/bin/contract.ts',
        `prettier --write reference-api/src/calls/${domain}/${operationId}* ${OPERATIONS} ${resource}`,
      ),
      hint(
        `Describe the fields in ${OPENAPI}, then npm run contract. Remotes get shared-api/${domain} from the shell once shell/src/federation/host/provided.ts lists it.`,
      ),
    ];
  },
} satisfies PlopGeneratorConfig;

/** Adds the imports that are missing, then the code; the formatter sorts the imports. */
function addToResource(text: string, code: string): string {
  const start = code.indexOf('\n\n');
  const imports = code
    .slice(0, start)
    .split('\n')
    .filter((line) => !text.includes(line));
  return [...imports, text].join('\n') + code.slice(start + 1);
}

function addKey(text: string, domain: string, key: string): string {
  const line = `  ${key}: ['${domain}', '${key}'] as const,\n`;
  const keys = new RegExp(`^export const ${domain}Keys = \\{\n`);
  if (text.includes(`const ${domain}Keys =`)) return insertAfter(text, keys, line);
  return `${text}\nexport const ${domain}Keys = {\n${line}};\n`;
}

function addExport(text: string, domain: string): string {
  const line = `    "./${domain}": "./src/resources/${domain}.ts",\n`;
  return text.includes(line) ? text : insertBefore(text, /^ {4}"\.\/\*": /, line);
}

function addToContract(text: string, address: string, path: string): string {
  if (text.includes(`\n  ${address}:\n`)) throw new Error(`${OPENAPI} has ${address} already: add the method there.`);
  return insertBefore(text, /^\n {2}\/api\/pusher\/auth:/, path);
}

/** The formatter sorts the imports. */
function addOperation(text: string, domain: string, operationId: string): string {
  const imported = `import { ${operationId} } from './calls/${domain}/${operationId}.ts';\n${text}`;
  const list = new RegExp(`^ {2}${domain}: \\[`, 'm');
  return list.test(imported)
    ? insertAfter(imported, list, `${operationId}, `)
    : insertBefore(imported, /^\} satisfies Record<string, Operation\[\]>/, `  ${domain}: [${operationId}],\n`);
}
