import { Type } from 'typebox';
import { TokenAnswer } from '../schemas/common.ts';
import { defineEndpoint } from '../schemas/endpoint.ts';

export const gmailerStatus = defineEndpoint({ method: 'GET', url: '/api/gmailer/status', response: Type.Object({ configured: Type.Boolean(), connected: Type.Boolean() }) });

/** The call after an outside provider's sign-in (specification, section 7). `user` is sent by its client and ignored. */
export const gmailerCallback = defineEndpoint({
  method: 'POST',
  url: '/api/gmailer/auth/callback',
  body: Type.Object({ user: Type.Optional(Type.Unknown()), code: Type.Optional(Type.String({ maxLength: 2000 })), state: Type.Optional(Type.String({ maxLength: 2000 })) }),
  response: TokenAnswer,
});
