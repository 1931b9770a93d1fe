import type { Role } from '../../../../../apps/api/src/house/access/actor.ts';
import type { Db } from '../../../../../apps/api/src/house/db/db.ts';
import { newId } from '../../../../../apps/api/src/house/ids.ts';
import { createDesign, createProfile, type TestDesign } from '../../../../../apps/api/test/catalogue-factories.ts';
import { createPromoCode } from '../../../../../apps/api/test/checkout-factories.ts';
import { createUser, testPassword } from '../../../../../apps/api/test/factories.ts';
import type { Client } from './client.ts';

export interface Member {
  readonly id: string;
  readonly email: string;
  token: string;
}

export interface House extends Member {
  readonly profileId: string;
  readonly stocked: readonly (TestDesign & { readonly sku: string })[];
  readonly singles: TestDesign;
  readonly wholesale: TestDesign;
}

/** A small marketplace whose stock movements are recorded from the start. */
export interface World {
  readonly admin: Member;
  readonly buyer: Member;
  readonly consumers: readonly Member[];
  readonly houses: readonly House[];
  readonly eventId: string;
  readonly promoCode: string;
  /** Makes everything owed to sellers payable now. */
  passPayoutDelay(): Promise<void>;
  /** A consumer's channel with each seller. */
  readonly channels: readonly { readonly name: string; readonly member: Member }[];
}

/** Creates the marketplace's members, sellers, stock and channels in an empty database. */
export async function createWorld(db: Db, client: Client): Promise<World> {
  const member = async (role: Exclude<Role, 'visitor'>): Promise<Member> => ({ ...(await createUser(db, { role })), token: '' });
  const admin = await member('admin');
  const [buyer, manager] = [await member('buyer-verified'), await member('account-manager')];
  // With an account manager an order needs the marketplace's approval beside the seller's.
  await db
    .updateTable('buyers')
    .set({ terms: 'deposit30', credit_limit_minor: 90_000_000_000, account_manager_id: manager.id })
    .where('user_id', '=', buyer.id)
    .execute();
  const consumers = await Promise.all(Array.from({ length: 6 }, () => member('consumer')));
  const houses = await Promise.all(Array.from({ length: 3 }, async () => openHouse(db, await member('designer'))));
  const levels = await db.selectFrom('stock_levels').select(['variant_id', 'on_hand']).where('on_hand', '>', 0).execute();
  await db
    .insertInto('stock_movements')
    .values(
      levels.map(({ variant_id, on_hand }) => ({
        variant_id,
        kind: 'receipt' as const,
        quantity: on_hand,
        ref: 'first stock',
        actor_id: null,
      })),
    )
    .execute();
  const promoCode = 'CRASH10';
  await createPromoCode(db, promoCode);
  await signIn(client, [admin, buyer, ...consumers, ...houses]);
  const eventId = await openEvent(client, admin);
  const channels = await Promise.all(
    houses.map(async ({ profileId }, index) => {
      const opener = consumers[index] ?? admin;
      const { body } = await client.write<{ name: string }>('/api/channel', { kind: 'direct', members: [profileId] }, opener);
      return { name: body.name, member: opener };
    }),
  );
  const passPayoutDelay = async () => {
    // While the database is away nothing becomes due; the next call makes up for it.
    await db
      .updateTable('ledger_entries')
      .set({ available_at: new Date() })
      .where('available_at', '>', new Date())
      .execute()
      .catch(() => {});
  };
  return { admin, buyer, consumers, houses, eventId, promoCode, channels, passPayoutDelay };
}

/** New sessions, and recent authentication for the admin: both expire, and rounds are long. */
export async function signIn(client: Client, members: readonly Member[]): Promise<void> {
  for (const each of members) {
    const { status, body } = await client.write<{ token: string }>('/api/users/login', { email: each.email, password: testPassword });
    if (status !== 200) throw new Error(`${each.email} cannot sign in: ${status} ${JSON.stringify(body)}`);
    each.token = body.token;
  }
}

/** Renews a member's recent authentication. */
export async function enterPasswordAgain(client: Client, { token }: Member): Promise<void> {
  await client.write('/api/users/reauth', { password: testPassword }, { token });
}

async function openHouse(db: Db, member: Member): Promise<House> {
  const { id: profileId } = await createProfile(db, { userId: member.id });
  const stocked = [];
  for (let index = 0; index < 4; index += 1) {
    const design = await createDesign(db, {
      profileId,
      sizes: [
        { size: 'S', onHand: 100_000 },
        { size: 'M', onHand: 40 },
      ],
    });
    stocked.push({ ...design, sku: `${design.slug}-M` });
  }
  const singles = await createDesign(db, {
    profileId,
    sizes: [{ size: 'L', pieces: Array.from({ length: 120 }, (_, index) => `${index + 1}/120`) }],
  });
  const wholesale = await createDesign(db, {
    profileId,
    wholesale: { USD: 10_000 },
    sizes: [
      { size: 'S', mode: 'made_to_order' },
      { size: 'M', mode: 'made_to_order' },
    ],
  });
  return { ...member, profileId, stocked, singles, wholesale };
}

async function openEvent(client: Client, admin: Member): Promise<string> {
  const texts = { en: 'A showing', jp: '展示会' };
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const input = {
    slug: newId('evening').slice(-20).toLowerCase(),
    title: texts,
    summary: texts,
    venue: texts,
    address: texts,
    city: 'Kyoto',
    country: 'JP',
    timeZone: 'Asia/Tokyo',
    startsAt: at(30),
    endsAt: at(31),
    closesAt: at(29),
    seats: 100_000,
    programme: [],
    status: 'open',
  };
  const { status, body } = await client.write<{ id: string }>('/api/event', input, admin);
  if (status !== 200) throw new Error(`The event is refused: ${status} ${JSON.stringify(body)}`);
  return body.id;
}
