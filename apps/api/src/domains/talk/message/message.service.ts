import type { Message, MessageHistory, MessageInput } from '@orime/contracts/api/talk/message';
import type { FastifyInstance } from 'fastify';
import { audit } from '../../../house/access/audit.ts';
import type { Caller } from '../../../house/access/caller.ts';
import type { Trx } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { newId } from '../../../house/ids.ts';
import { notifyLatest } from '../../notify/notification/index.ts';
import { findMembership, listMemberIds } from '../channel/index.ts';
import { findReportedChannel, findSent, findSeq, insertMessage, listMessages, lockChannel } from './message.queries.ts';

const MESSAGES_PER_WINDOW = 10;
const WINDOW_SECONDS = 10;
/** Characters of a message that its notification shows. */
const EXCERPT_LENGTH = 140;

/** Says something in a channel and tells its members' pages. Sent again under the same client id, it is said once. */
export async function sendMessage(app: FastifyInstance, userId: string, input: MessageInput): Promise<Message> {
  await app.countSharedLimit({ name: 'message', subject: userId, max: MESSAGES_PER_WINDOW, windowSeconds: WINDOW_SECONDS });
  const { message, memberIds } = await app.db.transaction().execute((trx) => writeOnce(trx, userId, input));
  app.sockets.toUsers(memberIds, 'message', message);
  return message;
}

/** The message, and whom to tell of it: nobody when it had been said before. */
async function writeOnce(
  trx: Trx,
  userId: string,
  { channel, text, clientId }: MessageInput,
): Promise<{ message: Message; memberIds: readonly string[] }> {
  const channelId = await lockChannel(trx, channel, userId);
  if (channelId === undefined) throw new RequestError('not_found');
  const said = await findSent(trx, userId, clientId);
  if (said !== undefined && said.channel !== channel) throw new RequestError('conflict');
  if (said !== undefined) return { message: said, memberIds: [] };
  await insertMessage(trx, { id: newId('msg'), channelId, senderId: userId, text: text.trim(), clientId });
  const message = await findSent(trx, userId, clientId);
  if (message === undefined) throw new Error(`The message ${clientId} is gone right after it was written`);
  const memberIds = await listMemberIds(trx, channelId);
  const excerpt = Array.from(message.text.replaceAll(/\s+/g, ' ')).slice(0, EXCERPT_LENGTH).join('');
  // In id order, as everybody who writes: two messages at once never wait for each other.
  for (const memberId of memberIds.toSorted()) {
    if (memberId === userId) continue;
    await notifyLatest(trx, {
      userId: memberId,
      kind: 'message_received',
      data: { channel, from: message.sender.username, excerpt },
      dedupeKey: `message:${channel}`,
    });
  }
  return { message, memberIds };
}

/** A page of a channel's history for its members; admins may read what a member reported, and that they did is kept. */
export async function readHistory(
  app: FastifyInstance,
  caller: Caller,
  name: string,
  { before, limit }: { readonly before?: string; readonly limit: number },
): Promise<MessageHistory> {
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
