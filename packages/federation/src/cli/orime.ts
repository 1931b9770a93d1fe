#!/usr/bin/env node
import type { Command } from 'commander';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Half of the time of a short command was compiling what it loads.
enableCompileCache(fileURLToPath(new URL('../../../../.cache/compiled', import.meta.url)));

/** In the order of the help. */
const commands: Readonly<Record<string, () => Promise<() => Command>>> = {
  build: async () => (await import('./commands/build.ts')).buildCommand,
  verify: async () => (await import('./commands/verify.ts')).verifyCommand,
  budget: async () => (await import('./commands/budget.ts')).budgetCommand,
  chaos: async () => (await import('./commands/chaos.ts')).chaosCommand,
  publish: async () => (await import('./commands/publish.ts')).publishCommand,
  compare: async () => (await import('./commands/compare.ts')).compareCommand,
  promote: async () => (await import('./commands/promote.ts')).promoteCommand,
  ship: async () => (await import('./commands/ship.ts')).shipCommand,
  rollback: async () => (await import('./commands/rollback.ts')).rollbackCommand,
  status: async () => (await import('./commands/status.ts')).statusCommand,
  history: async () => (await import('./commands/history.ts')).historyCommand,
  gc: async () => (await import('./commands/gc.ts')).gcCommand,
  keys: async () => (await import('./commands/keys.ts')).keysCommand,
  override: async () => (await import('./commands/override.ts')).overrideCommand,
  new: async () => (await import('./commands/new.ts')).newCommand,
  adopt: async () => (await import('./commands/adopt.ts')).adoptCommand,
  dev: async () => (await import('./commands/dev.ts')).devCommand,
  alone: async () => (await import('./commands/alone.ts')).aloneCommand,
};

const { Command: Program, CommanderError } = await import('commander');
const { tellError } = await import('./run-command.ts');
const program = new Program('orime')
  .description('Builds, publishes and releases the apps of this repository.')
  .addHelpText('after', '\nExit codes: 0 done, 1 failed, 2 refused (the error has a stable code; see it with --json).');

const [, , named = ''] = process.argv;
// The one that is asked for is loaded alone; help, and a name that there is not, need all of them.
const asked = Object.hasOwn(commands, named) ? [commands[named]] : Object.values(commands);
for (const load of asked) if (load !== undefined) program.addCommand((await load())());
for (const command of [program, ...program.commands])
  command.exitOverride().configureOutput({ outputError: () => undefined /* Told below, with its code. */ });

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  // Also the end of a help text comes here; it is no error.
  if (error.exitCode !== 0 && error.code !== 'commander.help') tellError(error, { json: process.argv.includes('--json') });
  else process.exitCode = error.exitCode;
}
