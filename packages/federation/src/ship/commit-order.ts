import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The commit that is checked out; undefined in a source archive without history. */
export async function currentCommit(root: string): Promise<string | undefined> {
  return resolveCommit(root, 'HEAD');
}

/** Whether the history of one commit holds the other. False for the same one, and for one that this checkout does not know. */
export async function isOlder(root: string, commit: string, than: string): Promise<boolean> {
  const [old, young] = await Promise.all([resolveCommit(root, commit), resolveCommit(root, than)]);
  if (old === undefined || young === undefined || old === young) return false;
  return (await git(root, 'merge-base', '--is-ancestor', old, young)) !== undefined;
}

function resolveCommit(root: string, name: string): Promise<string | undefined> {
  return git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
}

/** What it prints; undefined when it refuses. */
async function git(root: string, ...args: readonly string[]): Promise<string | undefined> {
  const done = await run('git', [...args], { cwd: root }).catch(() => undefined);
  return done?.stdout.trim();
}
