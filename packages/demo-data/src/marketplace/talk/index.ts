import type { World } from '../world/world.ts';
import type { ChannelRow } from './conversation-rows.ts';
import { buildChannels } from './conversations.ts';

/** What people have said to each other. */
export type TalkRows = {
  readonly channels: readonly ChannelRow[];
};

export function buildTalk(world: World): TalkRows {
  return { channels: buildChannels(world) };
}
