import { Type } from 'typebox';
import { defineEndpoint } from '../schemas/endpoint.ts';

/** The mail provider's own calls about mails that came back: signed, replayed safely. The body is read raw, so it has no schema. */
export const mailWebhook = defineEndpoint({
  method: 'POST',
  url: '/api/mail-webhook/:provider',
  params: Type.Object({ provider: Type.String({ minLength: 1, maxLength: 20 }) }),
  response: Type.Object({ received: Type.Boolean() }),
});
