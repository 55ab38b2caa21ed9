#!/usr/bin/env node
// Runs the pnpm that package.json pins, in the current folder: node tooling/pnpm.cjs install --no-frozen-lockfile
const { spawnSync } = require('node:child_process');
const { pinnedPnpm } = require('./install.cjs');

const { command, args, options } = pinnedPnpm(process.cwd());
const { status, error } = spawnSync(command, [...args, ...process.argv.slice(2)], { ...options, stdio: 'inherit' });
if (error) console.error(error.message);
process.exitCode = status ?? 1;
