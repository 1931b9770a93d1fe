import type { Channel, ChannelInput } from '@orime/contracts/api/talk/channel';
import type { FastifyInstance } from 'fastify';
import { RequestError } from '../../../house/errors/request-error.ts';
import { findChannel } from './channel.queries.ts';
import {
  findChannelId,
  findOrderParties,
  findProductionParties,
  findWholesaleParties,
  insertChannel,
  listReachable,
  type NewChannel,
} from './open-channel.queries.ts';

/** How many conversations one person may begin in a day: enough for a buyer at a fair, too few for an advertiser. */
const NEW_CHANNELS_PER_DAY = 20;

/** The channel that was asked for, made if there is none yet. Asking again gives the same one. */
export async function openChannel(app: FastifyInstance, userId: string, input: ChannelInput): Promise<Channel> {
  const wanted = await planChannel(app, userId, input);
  let id = await findChannelId(app.db, wanted.kind, wanted.ref);
  if (id === undefined) {
    await app.countSharedLimit({ name: 'open-channel', subject: userId, max: NEW_CHANNELS_PER_DAY, windowSeconds: 86_400 });
    id = await app.db.transaction().execute((trx) => insertChannel(trx, wanted));
  }
  const channel = await findChannel(app.db, userId, id);
  if (channel === undefined) throw new RequestError('not_found');
  return channel;
}

async function planChannel(app: FastifyInstance, userId: string, input: ChannelInput): Promise<NewChannel> {
  switch (input.kind) {
    case 'direct': {
      const [otherId] = await reach(app, userId, input.members);
      if (otherId === undefined) throw new RequestError('not_found');
      if (otherId === userId) throw new RequestError('validation', { fields: { members: 'is yourself' } });
      const pair = [userId, otherId].toSorted();
      return { kind: 'direct', ref: pair.join(':'), title: '', createdBy: userId, memberIds: pair };
    }
    case 'order': {
      const parties = await findOrderParties(app.db, input.ref, userId);
      if (parties === undefined) return planWholesaleChannel(app, userId, input.ref);
      if (parties.buyerId === null || parties.buyerId === parties.sellerId) throw noSecondParty();
      return { kind: 'order', ref: input.ref, title: parties.number, createdBy: userId, memberIds: [parties.buyerId, parties.sellerId] };
    }
    case 'group': {
      const others = await reach(app, userId, input.members);
      return {
        kind: 'group',
        ref: `${userId}:${input.clientId}`,
        title: input.title?.trim() ?? '',
        createdBy: userId,
        memberIds: [...new Set([userId, ...others])],
      };
    }
    default: {
      const unknown: never = input;
      throw new Error(`There are no channels of the kind ${JSON.stringify(unknown)}`);
    }
  }
}

async function planWholesaleChannel(app: FastifyInstance, userId: string, ref: string): Promise<NewChannel> {
  const parties = await findWholesaleParties(app.db, ref, userId);
  if (parties === undefined) return planProductionChannel(app, userId, ref);
  if (parties.memberIds.length < 2) throw noSecondParty();
  return { kind: 'order', ref, title: parties.title, createdBy: userId, memberIds: [] };
}

async function planProductionChannel(app: FastifyInstance, userId: string, ref: string): Promise<NewChannel> {
  const parties = await findProductionParties(app.db, ref, userId);
  if (parties === undefined) throw new RequestError('not_found');
  if (new Set(parties.memberIds).size < 2) throw noSecondParty();
  return { kind: 'order', ref, title: parties.title, createdBy: userId, memberIds: parties.memberIds };
}

function noSecondParty(): RequestError {
  return new RequestError('business_rule', { fields: { ref: 'has no second party with an account' } });
}

async function reach(app: FastifyInstance, userId: string, ids: readonly string[]): Promise<readonly string[]> {
  const reachable = await listReachable(app.db, userId, ids);
  if (ids.some((id) => !reachable.has(id))) throw new RequestError('not_found');
  return [...reachable.values()];
}
