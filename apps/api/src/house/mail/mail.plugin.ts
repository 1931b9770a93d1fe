import { BRAND } from '@orime/contracts';
import fastifyPlugin from 'fastify-plugin';
import { join } from 'node:path';
import { deliverMails } from './deliver.ts';
import { registerMails } from './mail-registry.ts';
import type { MailSender, MailTemplate } from './mail-template.ts';
import { folderTransport, smtpTransport, type MailTransport } from './transport.ts';

export interface MailOptions {
  /** Of every mail that may be in the outbox. */
  readonly templates: readonly MailTemplate[];
}

/** Opens a user's account at a mail service. Throws when the user has not allowed it, or has withdrawn it. */
export type OpenAccount = (userId: string) => Promise<MailTransport>;

export interface Mail {
  /** Registers a mail service through which users send from their own accounts. Call it before the server is ready. */
  addService(name: string, open: OpenAccount): void;
}

/** The `mail` job: sends what modules put into the outbox (`enqueueMail`), by SMTP_URL or into `<DATA_DIR>/outbox/`. */
export const mailPlugin = fastifyPlugin<MailOptions>(
  async (app, { templates }) => {
    const { smtpUrl, dataDir, publicUrl, jwtSecret: secret } = app.config;
    const registry = registerMails(templates);
    const services = new Map<string, OpenAccount>();
    const transport = smtpUrl === undefined ? folderTransport(join(dataDir, 'outbox')) : smtpTransport(smtpUrl);
    const from = `${BRAND.name} <no-reply@${new URL(publicUrl).hostname}>`;
    const openSender = async ({ service, userId }: MailSender): Promise<MailTransport> => {
      const open = services.get(service);
      if (open === undefined) throw new Error(`There is no mail service ${service}`);
      return open(userId);
    };
    app.decorate('mail', { addService: (name, open) => void services.set(name, open) } satisfies Mail);
    app.jobs.add({
      name: 'mail',
      cron: '* * * * *',
      run: async () => {
        const isLive = await app.liveRoutes();
        await deliverMails({ db: app.db, templates: registry, transport, openSender, from, publicUrl, secret, isLive, log: app.log });
      },
    });
    app.addHook('onClose', async () => transport.close());
  },
  { name: 'mail', dependencies: ['jobs', 'live-routes'] },
);

declare module 'fastify' {
  interface FastifyInstance {
    readonly mail: Mail;
  }
}
