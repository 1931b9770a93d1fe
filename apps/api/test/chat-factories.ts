import type { Channel } from '@orime/contracts/api/talk/channel';
import type { Message } from '@orime/contracts/api/talk/message';
import type { SignedInClient, TestApp } from './build-test-app.ts';
import { createProfile } from './catalogue-factories.ts';
import { okBody } from './checkout-factories.ts';

export interface Talk {
  readonly designer: SignedInClient;
  readonly reader: SignedInClient;
  readonly profileId: string;
  readonly channel: Channel;
}

/** A consumer who opened a channel with a designer. */
export async function openTalk(api: TestApp): Promise<Talk> {
  const designer = await api.as('designer', { name: 'Kasumi' });
  const profile = await createProfile(api.db, { userId: designer.user.id, name: 'Ito Kasumi', nameJp: '伊藤霞' });
  const reader = await api.as('consumer', { name: 'Reader' });
  const channel = okBody<Channel>(await reader.post('/api/channel', { kind: 'direct', members: [profile.id] }));
  return { designer, reader, profileId: profile.id, channel };
}

let said = 0;

export async function say(client: SignedInClient, channel: Pick<Channel, 'name'>, text: string): Promise<Message> {
  said += 1;
  return okBody<Message>(await client.post('/api/message', { channel: channel.name, text, clientId: `client-${said}-0000` }));
}
