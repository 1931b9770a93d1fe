import { Type } from 'typebox';
import { Success, TokenAnswer } from '../schemas/common.ts';
import { defineEndpoint } from '../schemas/endpoint.ts';

export const gmailerStatus = defineEndpoint({
  method: 'GET',
  url: '/api/gmailer/status',
  response: Type.Object({ configured: Type.Boolean(), connected: Type.Boolean() }),
});

/** Begins a sign-in at Google. `state` comes back with the answer and must be the same then. */
export const gmailerAuthUrl = defineEndpoint({
  method: 'GET',
  url: '/api/gmailer/auth/url',
  response: Type.Object({ url: Type.String(), state: Type.String() }),
});

/** The call after an outside provider's sign-in (specification, section 7). `user` is sent by its client and ignored. */
export const gmailerCallback = defineEndpoint({
  method: 'POST',
  url: '/api/gmailer/auth/callback',
  body: Type.Object({
    user: Type.Optional(Type.Unknown()),
    code: Type.Optional(Type.String({ maxLength: 2000 })),
    state: Type.Optional(Type.String({ maxLength: 2000 })),
  }),
  response: TokenAnswer,
});

/** Gives the permission back to Google and forgets it here. */
export const gmailerDisconnect = defineEndpoint({ method: 'DELETE', url: '/api/gmailer/connection', response: Success });
