#!/usr/bin/env node
import { Command } from 'commander';
import { adoptCommand } from './commands/adopt.ts';
import { aloneCommand } from './commands/alone.ts';
import { budgetCommand } from './commands/budget.ts';
import { buildCommand } from './commands/build.ts';
import { chaosCommand } from './commands/chaos.ts';
import { compareCommand } from './commands/compare.ts';
import { devCommand } from './commands/dev.ts';
import { gcCommand } from './commands/gc.ts';
import { historyCommand } from './commands/history.ts';
import { keysCommand } from './commands/keys.ts';
import { newCommand } from './commands/new.ts';
import { overrideCommand } from './commands/override.ts';
import { promoteCommand } from './commands/promote.ts';
import { publishCommand } from './commands/publish.ts';
import { rollbackCommand } from './commands/rollback.ts';
import { statusCommand } from './commands/status.ts';
import { verifyCommand } from './commands/verify.ts';

const program = new Command('orime')
  .description('Builds, publishes and releases the apps of this repository.')
  .addHelpText('after', '\nExit codes: 0 done, 1 failed, 2 refused (the error has a stable code; see it with --json).');

const commands = [
  buildCommand,
  verifyCommand,
  budgetCommand,
  chaosCommand,
  publishCommand,
  compareCommand,
  promoteCommand,
  rollbackCommand,
  statusCommand,
  historyCommand,
  gcCommand,
  keysCommand,
  overrideCommand,
  newCommand,
  adoptCommand,
  devCommand,
  aloneCommand,
];
for (const command of commands) program.addCommand(command());

await program.parseAsync();
