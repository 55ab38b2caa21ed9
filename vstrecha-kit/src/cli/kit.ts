#!/usr/bin/env node
import { runCommandLine } from '../system/runCommandLine.ts';
import { runKit } from './main.ts';

runCommandLine(() => runKit(process.argv.slice(2)));
