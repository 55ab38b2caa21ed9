#!/usr/bin/env node
// The first step of every `npm` script: it needs nothing installed, and no more than an old Node to say that it is old.
// It hands the script to the one pnpm version of this repository, which installs what the lockfile names and then runs it
// on the Node that the lockfile pins.
var child = require('child_process');
var fs = require('fs');
var path = require('path');

var PNPM = 'pnpm@10.34.9';
var OLDEST_NODE = 20;

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
[
  'pnpm-lock.yaml',
  'shell',
  'mf-catalog',
  'mf-meetings',
  'mf-messenger',
  'mf-profile',
  'mf-registration',
  'shared-ui',
  'shared-api',
  'reference-api',
].forEach(function (name) {
  if (!fs.existsSync(path.join(root, name)))
    fail('Не хватает «' + name + '» в папке проекта. Склонируйте репозиторий заново.');
});

var script = process.argv[2];
if (!script) fail('Не указано, что запускать: node tooling/run.cjs <скрипт из package.json>.');

var windows = process.platform === 'win32';
var args = ['--yes', PNPM, '--silent', 'run', script].concat(process.argv.slice(3));
var running = child.spawn(windows ? 'npx.cmd' : 'npx', args, { stdio: 'inherit', cwd: process.cwd(), shell: windows });
// The terminal sends Ctrl-C to the whole group; this process only waits until its child has cleaned up.
['SIGINT', 'SIGTERM'].forEach(function (signal) {
  process.on(signal, function () {
    if (signal === 'SIGTERM') running.kill(signal);
  });
});
running.on('error', function () {
  fail('Не удалось запустить npx. Он ставится вместе с Node.js; переустановите Node.js с nodejs.org.');
});
running.on('exit', function (code, signal) {
  process.exit(signal ? 130 : code);
});
