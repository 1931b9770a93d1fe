import { Type } from 'typebox';
import { defineEndpoint } from '../../schemas/endpoint.ts';

/** Signed bounce notifications of the mail provider; safe to replay. The raw body is verified, so it has no schema. */
export const mailWebhook = defineEndpoint({
  method: 'POST',
  url: '/api/mail-webhook/:provider',
  params: Type.Object({ provider: Type.String({ minLength: 1, maxLength: 20 }) }),
  response: Type.Object({ received: Type.Boolean() }),
});
