/** Summarises the output of a failed server program in one sentence. */
export function explainOutput(output: string): string {
  if (/No space left on device|ENOSPC/.test(output)) return 'the disk is full.';
  if (/could not create shared memory segment|shared memory/i.test(output)) return 'the system gives it no shared memory.';
  if (/permission denied|EACCES/i.test(output)) return `it may not write there (${lastLine(output)}).`;
  if (/database files are incompatible|initialized by PostgreSQL version/.test(output)) {
    return 'the data was written by another Postgres version: move the folder away, or use that version through DATABASE_URL.';
  }
  if (/ENOENT/.test(output)) return 'its program is missing: run the install again.';
  return `${lastLine(output)}.`;
}

function lastLine(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const telling = lines.findLast((line) => /FATAL|PANIC|error|could not/i.test(line)) ?? lines.at(-1) ?? 'it gave no reason';
  return telling.replace(/^.*?(FATAL|PANIC|error):\s*/, '').replace(/\.$/, '');
}
