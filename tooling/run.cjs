#!/usr/bin/env node
// The first step of every `npm` script. Needs no installed package and runs on any old Node, if only to report its age.
//    node tooling/run.cjs <script.ts | program> [arguments]
// install.cjs installs the lockfile and finds the pinned Node; the command then runs as a direct child, so that Ctrl-C
// and stop signals reach it and its exit is awaited.
var child = require('child_process');
var fs = require('fs');
var path = require('path');

var OLDEST_NODE = 20;
// Some build tools still use an import pattern that Node deprecates; it cannot be fixed here.
var FLAGS = ['--disable-warning=DEP0155'];

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

var major = Number(process.versions.node.split('.')[0]);
if (major < OLDEST_NODE)
  fail(
    'Node.js ' +
      OLDEST_NODE +
      ' or newer is needed, but this is ' +
      process.versions.node +
      '. Install a recent version from nodejs.org.',
  );

var root = path.dirname(__dirname);

/** The folders of pnpm-workspace.yaml, parsed by hand: a YAML parser may not be installed yet. */
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
    fail("The project's folder lacks '" + name + "'. Clone the repository again.");
});

var words = process.argv.slice(2);
if (words.length === 0) fail('Name what to run: node tooling/run.cjs <script or program> [arguments].');

var windows = process.platform === 'win32';
var install = require('./install.cjs');
install(root, readPackageFolders()).then(run, function (error) {
  fail(error.message);
});

function run(node) {
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
  // The terminal sends Ctrl-C to the whole process group; this process only waits for its child to clean up.
  ['SIGINT', 'SIGTERM', 'SIGHUP'].forEach(function (signal) {
    process.on(signal, function () {
      if (signal !== 'SIGINT') running.kill(signal);
    });
  });
  running.on('error', function (error) {
    fail("Failed to run '" + command[0] + "': " + error.message);
  });
  running.on('exit', function (code, signal) {
    process.exit(signal ? 130 : code);
  });
}
