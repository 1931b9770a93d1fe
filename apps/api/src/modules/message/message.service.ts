import type { Message, MessageHistory, MessageInput } from '@orime/contracts/api/message';
import type { FastifyInstance } from 'fastify';
import { audit } from '../../audit.ts';
import { RequestError } from '../../errors/request-error.ts';
import type { Caller } from '../../http/caller.ts';
import { newId } from '../../ids.ts';
import type { Trx } from '../../plugins/db.ts';
import { findMembership, listMemberIds } from '../channel/index.ts';
import { findReportedChannel, findSent, findSeq, insertMessage, listMessages, lockChannel } from './message.queries.ts';

const MESSAGES_PER_WINDOW = 10;
const WINDOW_SECONDS = 10;

/** Says something in a channel and tells its members' pages. Sent again under the same client id, it is said once. */
export async function sendMessage(app: FastifyInstance, userId: string, input: MessageInput): Promise<Message> {
  await app.countSharedLimit({ name: 'message', subject: userId, max: MESSAGES_PER_WINDOW, windowSeconds: WINDOW_SECONDS });
  const { channelId, isNew } = await app.db.transaction().execute((trx) => writeOnce(trx, userId, input));
  const message = await findSent(app.db, userId, input.clientId);
  if (message === undefined) throw new RequestError('not_found');
  if (isNew) app.sockets.toUsers(await listMemberIds(app.db, channelId), 'message', message);
  return message;
}

async function writeOnce(trx: Trx, userId: string, { channel, text, clientId }: MessageInput): Promise<{ channelId: string; isNew: boolean }> {
  const channelId = await lockChannel(trx, channel, userId);
  if (channelId === undefined) throw new RequestError('not_found');
  const sent = await findSent(trx, userId, clientId);
  if (sent !== undefined && sent.channel !== channel) throw new RequestError('conflict');
  if (sent === undefined) await insertMessage(trx, { id: newId('msg'), channelId, senderId: userId, text: text.trim(), clientId });
  return { channelId, isNew: sent === undefined };
}

/** A page of a channel's history for its members; admins may read what a member reported, and that they did is kept. */
export async function readHistory(app: FastifyInstance, caller: Caller, name: string, { before, limit }: { readonly before?: string; readonly limit: number }): Promise<MessageHistory> {
  const channelId = await findReadable(app, caller, name);
  const beforeSeq = before === undefined ? undefined : await findSeq(app.db, channelId, before);
  if (before !== undefined && beforeSeq === undefined) throw new RequestError('not_found');
  const messages = await listMessages(app.db, channelId, beforeSeq, limit);
  return { name, lastFetch: new Date().toISOString(), messages, hasMore: (messages[0]?.seq ?? 1) > 1 };
}

async function findReadable(app: FastifyInstance, caller: Caller, name: string): Promise<string> {
  const membership = await findMembership(app.db, name, caller.userId);
  if (membership !== undefined) return membership.channelId;
  const reported = caller.role === 'admin' ? await findReportedChannel(app.db, name) : undefined;
  if (reported === undefined) throw new RequestError('not_found');
  await audit(app.db, { actor: caller, ip: caller.ip, action: 'channel.read-reported', entity: 'channel', entityId: reported });
  return reported;
}
