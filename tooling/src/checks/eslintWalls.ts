// Restricted imports and syntax, each with a message that names the alternative; eslint.config.mjs applies them to
// folders.
const ROUTER_NAMES = [
  'Link',
  'NavLink',
  'Navigate',
  'Outlet',
  'useLocation',
  'useNavigate',
  'useParams',
  'useSearchParams',
];

const climbing = {
  regex: '^\\.\\./\\.\\./',
  message: 'At most one «../»: move the shared part up to a folder that both see, or flatten the folders.',
};
const proof = {
  regex: '(^|/)proof/',
  message: 'Nothing imports proof. Move what both need into the package that it belongs to.',
};
export const luxon = {
  name: 'luxon',
  message: 'Dates are made and formatted by shared-api/time, the only place that knows luxon. Add the format there.',
};
export const pusher = {
  name: 'pusher-js',
  message: 'The connection has one owner, shared-api/realtime. Subscribe to its typed events.',
};
export const router = {
  name: 'react-router',
  message: "Import from 'react-router-dom': a second entrance would load a second router.",
};
export const forms = ['formik', 'yup'].map((name) => ({
  name,
  message: `The shell’s first screen must not carry ${name}. Forms live in remotes; a form of the shell keeps its few fields itself.`,
}));
export const remoteOnly = [
  {
    name: 'react-router-dom',
    allowImportNames: ROUTER_NAMES,
    message: `The host provides remotes with these names only: ${ROUTER_NAMES.join(', ')}.`,
  },
  {
    name: 'jotai',
    importNames: ['Provider', 'createStore'],
    allowTypeImports: true,
    message: 'There is one store, the shell’s. State that crosses pages is an atom of shared-api.',
  },
];

const queryMessage =
  'The server is read and written through shared-api/query: it knows keys, the wording of errors, rollbacks and the one cache.';
/** Server access through swr. A pattern, because swr has several entry points. */
export const swr = { regex: '^swr(/|$)', message: queryMessage };
/** For the places that mount the one cache: the shell's main, tests and stories. */
export const swrBeyondItsCache = { ...swr, allowImportNames: ['SWRConfig'], allowTypeImports: true };

/**
 * Combines all walls of a folder into one rule entry, since a later entry replaces an earlier one. Walls with a `regex`
 * become patterns.
 */
export const importWalls = (...walls: object[]) => {
  const isPattern = (wall: object) => 'regex' in wall;
  const all = walls.flat();
  const paths = all.filter((wall) => !isPattern(wall));
  return ['error', { patterns: [climbing, proof, ...all.filter(isPattern)], paths }] as const;
};

export const everywhere = [
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"], Property[key.name="dangerouslySetInnerHTML"]',
    message: 'Text of people is never HTML. Links in it are drawn by shared-ui/LinkedText.',
  },
  {
    selector:
      'AssignmentExpression > MemberExpression.left[property.name=/^(innerHTML|outerHTML|srcdoc)$/], CallExpression > MemberExpression.callee[property.name=/^(insertAdjacentHTML|createContextualFragment|setHTMLUnsafe)$/], CallExpression > MemberExpression.callee[object.name="document"][property.name=/^write(ln)?$/], JSXAttribute[name.name="srcDoc"]',
    message: 'Text never becomes HTML by hand: React draws it, and the policy of the pages stops what it would run.',
  },
  {
    selector: 'CallExpression[callee.name="eval"], NewExpression[callee.name="Function"]',
    message: 'Text never becomes code: the policy of the pages forbids it.',
  },
  {
    selector: 'TSAsExpression > TSAsExpression.expression[typeAnnotation.type="TSUnknownKeyword"]',
    message: '«as unknown as» hides a lie about types. Narrow with a check, or type the source.',
  },
  {
    selector: 'TSEnumDeclaration',
    message:
      "Use a union of literals ('a' | 'b'); Node runs this code with its types stripped, and an enum is no type.",
  },
  {
    selector: 'JSXExpressionContainer > CallExpression[callee.name=/^render[A-Z]/]',
    message: 'Make it a component with a file of its own instead of a function that renders.',
  },
];
export const noDefaultExport = [
  {
    selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
    message: 'Export by name: a default export has a different name in every file that imports it.',
  },
];
const RUSSIAN = ':matches(Literal[value=/[а-яё]/i], TemplateElement[value.raw=/[а-яё]/i])';
/** For programs, except the operator's: people who read no Russian run them. */
export const englishOutput = [
  {
    selector: [
      `NewExpression[callee.name=/^(StartupError|UsageError)$/] ${RUSSIAN}`,
      `CallExpression[callee.object.name=/^(console|lines|log)$/] ${RUSSIAN}`,
      `CallExpression[callee.name="warn"] ${RUSSIAN}`,
    ].join(', '),
    message: 'Logs, output of programs and errors at their start are English (CONTRIBUTING.md, «Language»).',
  },
];
/** Tests with less patience than the others are the first to fail on a busy machine. */
export const onePatience = [
  {
    selector:
      'Property[key.name="asyncUtilTimeout"], CallExpression[callee.object.name="jest"][callee.property.name="setTimeout"]',
    message: 'All tests wait as long as vstrecha-kit/src/jest says: change it there.',
  },
];
export const serverTime = [
  {
    selector:
      'NewExpression[callee.name="Date"][arguments.length=0], CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    message: 'The browser’s clock may be wrong: «now» is the server’s, from shared-api/clock and shared-api/time.',
  },
];
export const rawControls = [
  {
    selector:
      'JSXOpeningElement[name.name=/^(button|input|select|textarea|dialog)$/], MemberExpression[object.name="styled"][property.name=/^(button|input|select|textarea|dialog)$/]',
    message:
      'Controls are drawn by shared-ui, so that all look and behave alike. What is missing there is added there.',
  },
  {
    selector: 'JSXAttribute[name.name="type"][value.value=/^(date|datetime-local)$/]',
    message: 'Days are chosen by shared-ui/DatePicker: the browser’s own field looks and speaks as the browser does.',
  },
];
/** Designers read the side bar in Russian, and an export's name is English. */
export const storyTexts = [
  {
    selector:
      'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator > ObjectExpression:not(:has(> Property[key.name="name"][value.value=/[а-яё]/i]))',
    message: "A story is an object with a Russian name: `{ name: 'Пусто' }`.",
  },
  {
    selector:
      'Program:not(:has(VariableDeclarator[id.name="meta"] Property[key.name="guide"][value.value=/^[А-ЯЁ«].*\\.$/]))',
    message: "`meta` says in Russian when to use the part: `parameters: { guide: 'Что это, когда, что вместо.' }`.",
  },
];

export const serverGlobals = globals(
  'All talk with the server goes through shared-api/client: it knows time limits, typed errors and the server’s clock.',
  ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'],
);

export const dialogGlobals = globals('Ask with `ConfirmDialog` of shared-ui/Dialog, tell with shared-ui/toast.', [
  'alert',
  'confirm',
  'prompt',
]);

export const storageGlobals = globals(
  'Keep drafts, an account’s data and settings by shared-api/storage: it survives a full or forbidden storage and forgets with the logout what must be forgotten.',
  ['localStorage', 'sessionStorage', 'indexedDB'],
);

function globals(message: string, names: readonly string[]) {
  return names.map((name) => ({ name, message }));
}

/** Globals of files without types, some of which run in pages. */
export const scriptGlobals = {
  Element: 'readonly',
  console: 'readonly',
  module: 'writable',
  process: 'readonly',
  require: 'readonly',
  URL: 'readonly',
  __dirname: 'readonly',
  window: 'readonly',
} as const;
