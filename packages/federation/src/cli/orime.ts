#!/usr/bin/env node
import { Command } from 'commander';
import { aloneCommand } from './commands/alone.ts';
import { buildCommand } from './commands/build.ts';
import { historyCommand } from './commands/history.ts';
import { promoteCommand } from './commands/promote.ts';
import { publishCommand } from './commands/publish.ts';
import { rollbackCommand } from './commands/rollback.ts';
import { statusCommand } from './commands/status.ts';

const program = new Command('orime')
  .description('Builds, publishes and releases the apps of this repository.')
  .addHelpText('after', '\nExit codes: 0 done, 1 failed, 2 refused (the error has a stable code; see it with --json).');

for (const command of [buildCommand, publishCommand, promoteCommand, rollbackCommand, statusCommand, historyCommand, aloneCommand])
  program.addCommand(command());

await program.parseAsync();
