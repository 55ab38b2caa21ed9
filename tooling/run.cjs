#!/usr/bin/env node
// The first step of every `npm` script: it needs nothing installed, and no more than an old Node to say that it is old.
//   node tooling/run.cjs <script.ts | program> [arguments]
// The one pnpm version of this repository installs what the lockfile names and tells where the pinned Node is; then the
// command runs as a child of this very process, so that Ctrl-C and a stop reach it directly and are waited for.
var child = require('child_process');
var fs = require('fs');
var path = require('path');

var PNPM = 'pnpm@10.34.9';
var OLDEST_NODE = 20;
// Some build tools still import by a pattern that Node deprecates; nobody here can mend it.
var FLAGS = ['--disable-warning=DEP0155'];

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

var major = Number(process.versions.node.split('.')[0]);
if (major < OLDEST_NODE)
  fail(
    'Нужен Node.js ' +
      OLDEST_NODE +
      ' или новее, а запущен ' +
      process.versions.node +
      '. Установите свежую версию с nodejs.org.',
  );

var root = path.dirname(__dirname);

/** The folders of pnpm-workspace.yaml, read without a YAML parser: nothing may be installed yet. */
function readPackageFolders() {
  var file = path.join(root, 'pnpm-workspace.yaml');
  var list = fs.existsSync(file) ? /^packages:\n((?:[ ]+.*\n|#.*\n|\n)+)/m.exec(read(file)) : null;
  var items = list ? list[1].match(/^[ ]+-[ ]+[^\s#]+/gm) || [] : [];
  return items.map(function (item) {
    return item.replace(/^[ ]+-[ ]+/, '').replace(/^(['"])(.*)\1$/, '$2');
  });
}

function read(file) {
  return fs.readFileSync(file, 'utf8').replace(/\r\n/g, '\n');
}

['pnpm-workspace.yaml', 'pnpm-lock.yaml'].concat(readPackageFolders()).forEach(function (name) {
  if (!fs.existsSync(path.join(root, name)))
    fail('Не хватает «' + name + '» в папке проекта. Склонируйте репозиторий заново.');
});

var words = process.argv.slice(2);
if (words.length === 0) fail('Не указано, что запускать: node tooling/run.cjs <скрипт или программа> [аргументы].');

var windows = process.platform === 'win32';
// `pnpm exec` installs first when node_modules does not match the lockfile (verifyDepsBeforeRun).
var ready = child.spawnSync(
  windows ? 'npx.cmd' : 'npx',
  ['--yes', PNPM, '--silent', 'exec', 'node', '-p', 'process.execPath'],
  { stdio: ['inherit', 'pipe', 'inherit'], encoding: 'utf8', shell: windows },
);
if (ready.error) fail('Не удалось запустить npx. Он ставится вместе с Node.js; переустановите Node.js с nodejs.org.');
if (ready.status !== 0) {
  process.stdout.write(ready.stdout);
  process.exit(ready.signal ? 130 : ready.status);
}

// The binary itself, not its wrapper in .bin: a shell in between would not pass a signal on.
var node = ready.stdout.trim().split('\n').pop();
var isScript = /\.[cm]?[jt]s$/.test(words[0]) || words[0].charAt(0) === '-';
var command = isScript ? [node].concat(FLAGS, words) : words;
var env = Object.assign({}, process.env);
env.PATH = [
  path.dirname(node),
  path.resolve('node_modules/.bin'),
  path.join(root, 'node_modules/.bin'),
  process.env.PATH,
].join(path.delimiter);
var running = child.spawn(command[0], command.slice(1), { stdio: 'inherit', env: env, shell: windows && !isScript });
// The terminal sends Ctrl-C to the whole group; this process only waits until its child has cleaned up.
['SIGINT', 'SIGTERM', 'SIGHUP'].forEach(function (signal) {
  process.on(signal, function () {
    if (signal !== 'SIGINT') running.kill(signal);
  });
});
running.on('error', function (error) {
  fail('Не удалось запустить «' + command[0] + '»: ' + error.message);
});
running.on('exit', function (code, signal) {
  process.exit(signal ? 130 : code);
});
