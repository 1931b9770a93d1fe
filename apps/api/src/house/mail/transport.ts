import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailPicture } from './mail-content.ts';

export interface OutgoingMail {
  /** The same at every attempt; the Message-ID is made of it. */
  readonly id: string;
  readonly queuedAt: Date;
  /** Mails of one moment are queued in this order. */
  readonly queueNumber: number;
  readonly template: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Where a mail program unsubscribes its reader by one POST (RFC 8058). */
  readonly oneClickUrl?: string | undefined;
  readonly picture?: MailPicture | undefined;
}

/**
 * Where mails leave. A mail may be handed over twice when the process dies before it has noted the first time. A folder then
 * holds it once. SMTP and Gmail cannot be asked what they took: SMTP has no such question, and the permission asked of Google
 * is to send, never to read. There the second copy has the Message-ID of the first, by which mailboxes recognise it (Gmail,
 * Exchange, Cyrus and Dovecot keep one), and whoever shows both shows the same mail with the same link: never lost, at worst seen twice.
 */
export interface MailTransport {
  /** Hands the mail over; gives the receiver's id for it. Throws when it is not taken. */
  send(mail: OutgoingMail): Promise<string>;
  close(): void;
}

/** Writes each mail as an `.eml` file, which any mail program opens: the default without SMTP_URL. */
export function folderTransport(folder: string): MailTransport {
  return {
    async send(mail) {
      const message = await composeMessage(mail);
      await mkdir(folder, { recursive: true });
      // The name says nothing of this attempt: a second one writes the same file.
      const stamp = mail.queuedAt.toISOString().replaceAll(/[:.]/g, '-');
      const place = String(mail.queueNumber).padStart(9, '0');
      const file = join(
        folder,
        `${stamp}-${place}-${mail.template}-${mail.to.replaceAll(/[^\w@.+-]/g, '_').slice(0, 100)}-${mail.id.slice(-12)}.eml`,
      );
      // Whoever watches the folder sees whole files only.
      await writeFile(`${file}.part`, message);
      await rename(`${file}.part`, file);
      return messageIdOf(mail);
    },
    close: () => {},
  };
}

/** The whole message as it travels. */
export async function composeMessage(mail: OutgoingMail): Promise<Buffer> {
  const { createTransport } = await import('nodemailer');
  const { message } = await createTransport({ streamTransport: true, buffer: true, newline: 'windows' }).sendMail(compose(mail));
  return message as Buffer; // `buffer: true` above makes it one
}

export function smtpTransport(url: string): MailTransport {
  // With the first mail: few processes send any, and it brings all of TLS along.
  const open = async () =>
    (await import('nodemailer')).createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 });
  const state: { transporter: ReturnType<typeof open> | undefined } = { transporter: undefined };
  return {
    async send(mail) {
      const transporter = await (state.transporter ??= open());
      const { messageId } = await transporter.sendMail(compose(mail));
      return messageId;
    },
    close: () => void state.transporter?.then((transporter) => transporter.close()),
  };
}

function compose(mail: OutgoingMail) {
  const unsubscribe =
    mail.oneClickUrl === undefined
      ? {}
      : { 'List-Unsubscribe': `<${mail.oneClickUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  // An auto-submitted mail is not answered by holiday programs.
  const headers = { 'Auto-Submitted': 'auto-generated', 'X-Mail-Id': mail.id, ...unsubscribe };
  // As an object the address is one receiver, whatever characters it has; a text would be read as a list.
  // Nothing of the message is of this attempt: a second copy is the first, byte by byte.
  return {
    date: mail.queuedAt,
    baseBoundary: mail.id,
    messageId: messageIdOf(mail),
    from: mail.from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    headers,
    ...(mail.picture === undefined
      ? {}
      : {
          attachments: [
            { cid: mail.picture.cid, filename: `${mail.picture.cid}.png`, contentType: 'image/png', content: mail.picture.png },
          ],
        }),
  };
}

function messageIdOf({ id, from }: OutgoingMail): string {
  return `<${id}@${from.replace(/^.*@([\w.-]+)>?$/, '$1')}>`;
}
