import { Type } from 'typebox';
import { Success, TokenAnswer } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';

export const gmailerStatus = defineEndpoint({
  method: 'GET',
  url: '/api/gmailer/status',
  response: Type.Object({ configured: Type.Boolean(), connected: Type.Boolean() }),
});

/** Starts Google's OAuth sign-in. Google returns `state` with the response, where it must match. */
export const gmailerAuthUrl = defineEndpoint({
  method: 'GET',
  url: '/api/gmailer/auth/url',
  response: Type.Object({ url: Type.String(), state: Type.String() }),
});

/** Callback after the OAuth sign-in (specification, section 7). `user` is sent by the specification's client and ignored. */
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

/** Revokes the permission at Google and deletes it here. */
export const gmailerDisconnect = defineEndpoint({ method: 'DELETE', url: '/api/gmailer/connection', response: Success });
