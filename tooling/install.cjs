// Installs the lockfile with the pinned pnpm and shows the progress. May import only Node's own modules. A
// finished install leaves a stamp in node_modules, so that the next start needs neither npx nor network.
const { spawn, spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { clearInterval, setInterval } = require('node:timers');

const STAMP = 'node_modules/.vstrecha-installed.json';
const TICK_MS = 10_000;
const windows = process.platform === 'win32';
/** Settings of npm and pnpm; the environment overrides them. */
const SETTINGS = {
  // Report a dead network within seconds; by default npm and pnpm wait for over a minute.
  npm_config_fetch_retry_mintimeout: '1000',
  npm_config_fetch_retry_maxtimeout: '5000',
  npm_config_prefer_offline: 'true',
  npm_config_reporter: 'append-only',
  // pnpm runs without a terminal here, so it cannot ask whether to replace an outdated node_modules.
  npm_config_confirm_modules_purge: 'false',
};

/** Explanations of a failed install by patterns in the output of npm or pnpm. */
const FAILURES = [
  [
    /ENOSPC|EDQUOT|no space left on device/i,
    'The disk is full, so the packages are not installed: they need about 2 GB. Free some space and run the command again.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED|ERR_PNPM_NO_OFFLINE|ERR_PNPM_META_FETCH_FAIL/,
    'The registry of packages is out of reach, so the packages are not installed. Check the network and the proxy (npm config get registry) and run the command again.',
  ],
];

/**
 * Installs unless the last install was made from the same files.
 * @param {string} root the workspace
 * @param {string[]} folders its packages
 * @returns {Promise<string>} path of the pinned Node
 * @throws {Error} with a message for the user
 */
async function install(root, folders) {
  const inputs = hashInputs(root, folders);
  const installed = readStamp(root);
  if (installed && installed.inputs === inputs && fs.existsSync(installed.node) && hasModules(root, folders))
    return installed.node;

  const stamp = path.join(root, STAMP);
  fs.rmSync(stamp, { force: true });
  const isFirst = !fs.existsSync(path.join(root, 'node_modules/.modules.yaml'));
  const started = Date.now();
  say(
    isFirst
      ? 'Installing packages. The first time takes up to a few minutes; later starts take seconds.'
      : 'Comparing packages with the lockfile and installing missing ones.',
  );
  const { status, stdout, stderr } = await runPnpm(root);
  if (status !== 0) throw new Error(explain(`${stdout}\n${stderr}`));
  // The binary itself, not its wrapper in .bin: a shell in between would not forward signals.
  const node = stdout.trim().split('\n').pop();
  fs.writeFileSync(stamp, JSON.stringify({ inputs, node }));
  setHooks(root);
  if (isFirst) say(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
  return node;
}

/** Lets git run .githooks; other hooks stay. CI, copies without git and linked worktrees do without. */
function setHooks(root) {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const isClone = fs.statSync(path.join(root, '.git'), { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (process.env.CI || !isClone || git('config', 'core.hooksPath').stdout) return;
  git('config', 'core.hooksPath', '.githooks');
}

/** Hash of the files and the platform that decide what is installed. */
function hashInputs(root, folders) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  const manifests = ['.', ...folders].map((folder) => path.join(folder, 'package.json'));
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]) {
    const file = path.join(root, name);
    hash.update(`\0${name}\0`).update(fs.existsSync(file) ? fs.readFileSync(file) : '');
  }
  return hash.digest('hex');
}

function readStamp(root) {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, STAMP), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Notices that the node_modules of one package were deleted. */
function hasModules(root, folders) {
  return folders.every((folder) => fs.existsSync(path.join(root, folder, 'node_modules')));
}

/**
 * The command line of the pnpm that package.json pins. npx starts outside of the workspace, where no package.json
 * refuses npm.
 * @param {string} folder where pnpm works
 */
function pinnedPnpm(folder) {
  const { packageManager } = require('../package.json');
  return {
    command: windows ? 'npx.cmd' : 'npx',
    args: ['--yes', '--prefer-offline', packageManager, '--dir', windows ? `"${folder}"` : folder],
    options: { cwd: os.tmpdir(), shell: windows },
  };
}

/**
 * Runs `pnpm exec` to get the path of the pinned Node; it installs first when node_modules does not match the lockfile
 * (verifyDepsBeforeRun).
 */
function runPnpm(root) {
  const { command, args, options } = pinnedPnpm(root);
  const running = spawn(command, [...args, 'exec', 'node', '-p', 'process.execPath'], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...SETTINGS, ...process.env },
  });
  const progress = showProgress();
  const printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr']) {
    running[name].setEncoding('utf8').on('data', (text) => {
      printed[name] += text;
      progress.read(text);
    });
  }
  const pass = (signal) => running.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, pass);
  return new Promise((resolve, reject) => {
    running.on('error', () => {
      progress.end();
      reject(new Error('Failed to run npx, which comes with Node.js. Install Node.js from nodejs.org again.'));
    });
    running.on('close', (status, signal) => {
      progress.end();
      for (const name of signals) process.off(name, pass);
      if (signal || status === 130) process.exit(130);
      resolve({ status, ...printed });
    });
  });
}

/** One line that is overwritten in a terminal; elsewhere a new line every ten seconds. */
function showProgress() {
  const { stderr } = process;
  const started = Date.now();
  let stage = 'preparing the install';
  const draw = () => {
    const text = `  ${stage}, ${Math.round((Date.now() - started) / 1000)} s`;
    stderr.write(stderr.isTTY ? `\r\x1b[K${text}` : `${text}\n`);
  };
  const timer = setInterval(draw, stderr.isTTY ? 1000 : TICK_MS);
  return {
    read(text) {
      stage = readStage(text) ?? stage;
    },
    end() {
      clearInterval(timer);
      if (stderr.isTTY) stderr.write('\r\x1b[K');
    },
  };
}

/** Stage of the install that pnpm's newest output names, if any. */
function readStage(text) {
  if (/Will retry in/.test(text)) return 'the registry of packages is silent, trying again';
  const counts = [
    ...text.matchAll(/Progress: resolved (\d+), reused (\d+), downloaded (\d+), added (\d+)(, done)?/g),
  ].pop();
  if (!counts) return undefined;
  const [, all, reused, downloaded, added, isDone] = counts;
  return isDone
    ? 'packages are here, linking them'
    : `${Number(reused) + Number(downloaded)} packages fetched, ${added} of ${all} placed`;
}

function explain(output) {
  const failure = FAILURES.find(([pattern]) => pattern.test(output));
  return failure ? failure[1] : `${output.trim()}\n\nThe packages are not installed; the reason is above.`;
}

function say(text) {
  process.stderr.write(`${text}\n`);
}

module.exports = Object.assign(install, { pinnedPnpm, readStage });
