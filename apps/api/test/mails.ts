import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApp } from './build-test-app.ts';

export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  /** Whole message, head unfolded, with its parts decoded. */
  readonly source: string;
}

/** Sends what waits and reads the outbox folder, oldest first. */
export async function readMails({ app, config }: Pick<TestApp, 'app' | 'config'>, to?: string): Promise<readonly ReceivedMail[]> {
  await app.jobs.runNow('mail');
  const folder = join(config.dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(names.map(async (name) => parse(await readFile(join(folder, name), 'utf8'))));
  return to === undefined ? mails : mails.filter((mail) => mail.to === to.toLowerCase());
}

/** The secret of the link in a mail. */
export function linkSecret(mail: ReceivedMail | undefined): string {
  const secret = /(?:\/verify\/|[?&]token=|[?&]key=)([\w-]{20,})/.exec(mail?.source ?? '')?.[1];
  if (secret === undefined) throw new Error('The mail has no link');
  return secret;
}

function parse(raw: string): ReceivedMail {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  return { to: header('to'), subject: decodeWords(header('subject')), source: `${head}\n${decodeParts(raw)}` };
}

function decodeWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, data: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(data, 'base64').toString() : quotedPrintable(data.replaceAll('_', ' ')),
    );
}

function decodeParts(raw: string): string {
  return raw
    .split(/\r\n--[^\r\n]+/)
    .map((part) => {
      const [head = '', ...body] = part.split('\r\n\r\n');
      const text = body.join('\r\n\r\n');
      if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString();
      return /quoted-printable/i.test(head) ? quotedPrintable(text) : text;
    })
    .join('\n');
}

function quotedPrintable(text: string): string {
  const bytes = text
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
