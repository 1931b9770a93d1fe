import { BRAND } from '@orime/contracts';
import fastifyPlugin from 'fastify-plugin';
import { join } from 'node:path';
import { openGmail } from '../../domains/talk/gmailer/gmail-transport.ts';
import { deliverMails } from './deliver.ts';
import { folderTransport, smtpTransport } from './transport.ts';

/** The `mail` job: sends what modules put into the outbox (`enqueueMail`), by SMTP_URL or into `<DATA_DIR>/outbox/`. */
export const mailPlugin = fastifyPlugin(
  async (app) => {
    const { smtpUrl, dataDir, publicUrl, jwtSecret: secret } = app.config;
    const transport = smtpUrl === undefined ? folderTransport(join(dataDir, 'outbox')) : smtpTransport(smtpUrl);
    const from = `${BRAND.name} <no-reply@${new URL(publicUrl).hostname}>`;
    app.jobs.add({
      name: 'mail',
      cron: '* * * * *',
      run: async () => {
        await deliverMails({ db: app.db, transport, gmail: (userId) => openGmail(app, userId), from, publicUrl, secret, log: app.log });
      },
    });
    app.addHook('onClose', async () => transport.close());
  },
  { name: 'mail', dependencies: ['jobs'] },
);
