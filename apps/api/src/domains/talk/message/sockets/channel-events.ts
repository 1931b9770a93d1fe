import { MessageInput } from '@orime/contracts/api/talk/message';
import { ChannelRef, type JoinedChannel, type SocketAnswer } from '@orime/contracts/api/talk/socket';
import type { FastifyInstance } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { createEventLimit } from '../../../../house/sockets/event-limit.ts';
import { channelRoom, type IoSocket } from '../../../../house/sockets/socket-types.ts';
import { inSpan } from '../../../../house/tracing/tracing.ts';
import { findMembership } from '../../channel/index.ts';
import { sendMessage } from '../message.service.ts';
import type { TypersKeeper } from './typers.ts';

type EventName = 'join' | 'leave' | 'message' | 'typing' | 'stop_typing';

/** A page's events about channels. Whatever it sends is checked; a refusal is an answer, and nothing ends the process. */
export function handleChannelEvents(app: FastifyInstance, socket: IoSocket, typers: TypersKeeper): void {
  const { actor } = socket.data;
  const limit = createEventLimit(app.config.rateLimits);
  /** What this person is called in the channels of this page. */
  const names = new Map<string, string>();

  function on<Schema extends TSchema>(event: EventName, schema: Schema, handle: (input: Static<Schema>) => Promise<unknown>): void {
    socket.on(event, (...args: unknown[]) => {
      const last = args.at(-1);
      const answer = typeof last === 'function' ? (last as (answer: SocketAnswer<unknown>) => void) : () => undefined;
      const [input] = args;
      if (!limit.takes()) {
        if (limit.isFlooded()) socket.disconnect(true);
        answer({ ok: false, error: { code: 'rate_limited' } });
      } else if (!Value.Check(schema, input)) answer({ ok: false, error: { code: 'validation' } });
      else
        inSpan({ name: `socket ${event}`, kind: 'server', isRoot: true, attributes: { 'orime.socket.event': event } }, () =>
          handle(input),
        ).then(
          (value) => answer({ ok: true, value }),
          (error: unknown) => answer(refusalOf(error)),
        );
    });
  }

  function refusalOf(error: unknown): SocketAnswer<never> {
    if (!(error instanceof RequestError)) {
      app.log.error({ err: error }, 'socket event failed');
      return { ok: false, error: { code: 'internal' } };
    }
    const seconds = Number(error.headers['retry-after']);
    return { ok: false, error: { code: error.code, ...(Number.isFinite(seconds) && { retryAfterSeconds: seconds }) } };
  }

  async function leaveChannel(channel: string): Promise<void> {
    typers.stop(socket, channel);
    names.delete(channel);
    await socket.leave(channelRoom(channel));
  }

  on('join', ChannelRef, async ({ channel }): Promise<JoinedChannel> => {
    const membership = await findMembership(app.db, channel, actor.userId);
    if (membership === undefined) throw new RequestError('not_found');
    names.set(channel, membership.username);
    await socket.join(channelRoom(channel));
    return { channel, typers: typers.of(channel, actor.userId), online: membership.online };
  });

  on('leave', ChannelRef, async ({ channel }) => {
    await leaveChannel(channel);
    return null;
  });

  on('message', MessageInput, async (input) => {
    const message = await sendMessage(app, actor.userId, input);
    typers.stop(socket, input.channel);
    return message;
  });

  // Only what was joined, and is a member's still.
  on('typing', ChannelRef, async ({ channel }) => {
    const username = names.get(channel);
    if (username === undefined) throw new RequestError('not_found');
    // At once, so that the end of it, which may come next, does not overtake it; others are told of members alone.
    typers.start(socket, channel, username);
    if ((await findMembership(app.db, channel, actor.userId)) === undefined) {
      await leaveChannel(channel);
      throw new RequestError('not_found');
    }
    return null;
  });

  on('stop_typing', ChannelRef, async ({ channel }) => {
    typers.stop(socket, channel);
    return null;
  });
}
