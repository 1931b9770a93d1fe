import { expect } from '@playwright/test';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The newest mail to an address with a word in it, from the folder that the site delivers to. Waits for it, `timeout` ms at most. */
export async function mailTo(address: string, word = '', timeout = 15_000): Promise<string> {
  const folder = join(process.env['SITE_DATA_DIR'] ?? '.data', 'outbox');
  let found = '';
  await expect
    .poll(
      async () => {
        const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
        const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
        found = mails.map(plain).findLast((mail) => mail.includes(address) && mail.includes(word)) ?? '';
        return found !== '';
      },
      { message: `a mail to ${address}`, timeout },
    )
    .toBe(true);
  return found;
}

/** Undoes quoted-printable, in which long links are broken over lines. */
function plain(mail: string): string {
  return mail.replaceAll(/=\r?\n/g, '').replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
