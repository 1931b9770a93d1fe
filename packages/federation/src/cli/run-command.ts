import { BuildError } from '../build/build-apps.ts';
import { isRegistryError } from '../registry/registry-error.ts';

export interface OutputOptions {
  readonly json?: boolean;
}

/**
 * Runs a command and prints its result, as text or with `--json` as one JSON document. A refusal prints its stable code and exits
 * with 2, a failure with 1. Only the result goes to stdout, so that `--json` can be piped.
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
    const { code, message, details, exitCode } = explain(error);
    if (options.json === true) process.stdout.write(`${JSON.stringify({ error: { code, message, details } }, null, 2)}\n`);
    else process.stderr.write(`${code}: ${message}\n`);
    process.exitCode = exitCode;
  }
}

function explain(error: unknown): { code: string; message: string; details: unknown; exitCode: 1 | 2 } {
  if (isRegistryError(error)) return { code: error.code, message: error.message, details: error.details, exitCode: 2 };
  if (error instanceof BuildError) return { code: error.code, message: error.message, details: error.failures, exitCode: 1 };
  return { code: 'failed', message: error instanceof Error ? error.message : String(error), details: {}, exitCode: 1 };
}
