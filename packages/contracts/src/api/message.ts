import { Type, type Static } from 'typebox';
import { Timestamp } from '../schemas/common.ts';
import { defineEndpoint } from '../schemas/endpoint.ts';
import { MAX_MESSAGE_LENGTH } from '../values/chat.ts';

/** The address of a channel. Made by the server. */
export const ChannelName = Type.String({ minLength: 1, maxLength: 80, pattern: '^[a-z0-9-]+$' });

/** Made by the browser for one thing it wants done, and sent again with every attempt. */
export const ClientId = Type.String({ minLength: 8, maxLength: 64, pattern: '^[\\w-]+$' });

const MessageText = Type.String({ minLength: 1, maxLength: MAX_MESSAGE_LENGTH, pattern: '\\S' });

export const Message = Type.Object({
  id: Type.String(),
  /** Name of the channel. */
  channel: Type.String(),
  /** Place in the channel, from 1, without gaps. */
  seq: Type.Integer({ minimum: 1 }),
  sender: Type.Object({ id: Type.String(), username: Type.String(), usernameJp: Type.String() }),
  text: Type.String({ maxLength: MAX_MESSAGE_LENGTH }),
  createdAt: Timestamp,
  /** Made by the sender's browser, so that sending again does not say it twice. */
  clientId: Type.String({ maxLength: 64 }),
});
export type Message = Static<typeof Message>;

/** One step back in a channel's history: what was fetched, when, and of which channel. Oldest message first. */
export const MessageHistory = Type.Object({
  name: Type.String(),
  lastFetch: Timestamp,
  messages: Type.Array(Message),
  /** Whether there is anything before these. */
  hasMore: Type.Boolean(),
});
export type MessageHistory = Static<typeof MessageHistory>;

/** What somebody says, over REST or a socket. */
export const MessageInput = Type.Object({
  channel: ChannelName,
  text: MessageText,
  clientId: ClientId,
});
export type MessageInput = Static<typeof MessageInput>;

export const readMessages = defineEndpoint({
  method: 'GET',
  url: '/api/message/:channelName',
  params: Type.Object({ channelName: ChannelName }),
  querystring: Type.Object({
    /** Id of a message: the page that ends just before it. */
    before: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 30 })),
  }),
  response: MessageHistory,
});

export const sendMessage = defineEndpoint({ method: 'POST', url: '/api/message', body: MessageInput, response: Message });
