import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Account of the server: Postgres refuses to run as root, so root uses `nobody`. Undefined: the current user. */
export type ServerAccount = { readonly uid: number; readonly gid: number } | undefined;

/** Where root stores what `nobody` cannot access inside a private home folder. */
export const sharedStateFolder = '/var/lib/orime';

/** The account to run the server with: `nobody` for root, otherwise undefined. */
export async function chooseAccount(): Promise<ServerAccount> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(accounts) ?? [];
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) };
}

/** The wanted folder, or one under `/var/lib/orime` when the account cannot access it. */
export async function chooseDataFolder(wanted: string, account: ServerAccount, say: (message: string) => void): Promise<string> {
  if (await canReach(account, dirname(wanted))) return wanted;
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  const folder = join(sharedStateFolder, name, 'postgres');
  say(`The database account cannot reach ${wanted}; its data is kept in ${folder}`);
  return folder;
}

/** Whether the account may enter every existing folder on the path. */
export async function canReach(account: ServerAccount, path: string): Promise<boolean> {
  if (account === undefined) return true;
  const info = await stat(path).catch(() => undefined);
  if (info !== undefined) {
    const bit = info.uid === account.uid ? 0o100 : info.gid === account.gid ? 0o010 : 0o001;
    if ((info.mode & bit) === 0) return false;
  }
  const parent = dirname(path);
  return parent === path ? true : canReach(account, parent);
}
