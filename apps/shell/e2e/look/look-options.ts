import { parseArgs } from 'node:util';

export interface LookOptions {
  /** Every screen that quality checks visit, not the chosen ones. */
  readonly all: boolean;
  /** Folder of the sheets. */
  readonly out: string;
  /** Parts of names; a screen with any of them is taken. Empty: every one. */
  readonly parts: readonly string[];
}

/** Options of `npm run look`. Throws for an option that it does not know. */
export function readLookOptions(args: readonly string[]): LookOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false }, out: { type: 'string', default: '.cache/look' } },
  });
  return { all: values.all, out: values.out, parts: positionals };
}
