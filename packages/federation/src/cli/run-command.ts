import { CommanderError } from 'commander';
import { BuildError } from '../build/build-apps.ts';
import { isKeyError } from '../keys/index.ts';
import { isRegistryError } from '../registry/registry-error.ts';
import type { Registry } from '../registry/registry-folder.ts';
import { isStoreError, type StoreError } from '../store/store-error.ts';

export interface OutputOptions {
  readonly json?: boolean;
}

/**
 * Tells on stderr which registry a command works on: settings that were forgotten in one shell would otherwise write
 * another one without a word.
 */
export function announced(registry: Registry): Registry {
  process.stderr.write(`registry: ${registry.store.name}\n`);
  return registry;
}

/**
 * Runs a command and prints its result: a line for people, or one JSON document. A refusal prints its stable code and
 * ends with 2, a failure with 1. Nothing is printed to stdout but the result, so `--json` can be piped.
 */
export async function runCommand<Result>(
  options: OutputOptions,
  work: () => Promise<Result>,
  describe: (result: Result) => string,
): Promise<void> {
  try {
    const result = await work();
    process.stdout.write(`${options.json === true ? JSON.stringify(result, null, 2) : describe(result)}\n`);
  } catch (error) {
    tellError(error, options);
  }
}

/** Prints an error as `runCommand` does, and sets the exit code. */
export function tellError(error: unknown, { json = false }: OutputOptions): void {
  const { code, message, details, exitCode } = explain(error);
  if (json) process.stdout.write(`${JSON.stringify({ error: { code, message, details } }, null, 2)}\n`);
  else process.stderr.write(`${code}: ${message}\n`);
  process.exitCode = exitCode;
}

function explain(error: unknown): { code: string; message: string; details: unknown; exitCode: 1 | 2 } {
  const store = storeErrorOf(error);
  if (store !== undefined) return { code: store.code, message: store.message, details: { status: store.status ?? null }, exitCode: 1 };
  if (isKeyError(error)) return { code: error.code, message: error.message, details: {}, exitCode: 2 };
  if (error instanceof CommanderError)
    return { code: 'usage_invalid', message: error.message.replace(/^error: /, ''), details: {}, exitCode: 2 };
  if (isRegistryError(error)) return { code: error.code, message: error.message, details: error.details, exitCode: 2 };
  if (isWriteRefusal(error))
    return { code: 'registry_not_writable', message: error.message, details: { path: error.path ?? null }, exitCode: 1 };
  if (error instanceof BuildError) return { code: error.code, message: error.message, details: error.failures, exitCode: 1 };
  return { code: 'failed', message: error instanceof Error ? error.message : String(error), details: {}, exitCode: 1 };
}

/** What could not be read from a store looks damaged to whoever wanted it, and is not. */
function storeErrorOf(error: unknown): StoreError | undefined {
  if (isStoreError(error)) return error;
  return error instanceof Error && error.cause !== undefined ? storeErrorOf(error.cause) : undefined;
}

function isWriteRefusal(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(String(error.code));
}
