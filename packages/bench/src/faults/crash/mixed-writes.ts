import { afterSaleWrites } from './after-sale-writes.ts';
import type { Client } from './client.ts';
import { note, type Journal } from './journal.ts';
import type { OpenPurchases } from './open-purchases.ts';
import type { Random } from './random.ts';
import { retailWrites } from './retail-writes.ts';
import { wholesaleWrites } from './wholesale-writes.ts';
import type { World } from './world.ts';

export interface Shop {
  readonly client: Client;
  readonly world: World;
  readonly random: Random;
  readonly journal: Journal;
  readonly open: OpenPurchases;
}

/** One user action: a write or a chain of writes. */
export interface Deed {
  readonly weight: number;
  readonly run: (shop: Shop) => Promise<void>;
}

/** Performs one random action of the marketplace, frequent ones with higher probability. */
export async function doSomething(shop: Shop): Promise<void> {
  const total = DEEDS.reduce((sum, { weight }) => sum + weight, 0);
  let left = shop.random.below(total);
  for (const { weight, run } of DEEDS) {
    left -= weight;
    if (left < 0) return run(shop);
  }
}

const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const importHead =
  'slug,name,nameJp,descriptionEn,category,gender,colour,materials,countryOrigin,size,mode,leadDays,onHand,retailUSD,retailJPY';

const everydayWrites: readonly Deed[] = [
  {
    weight: 6,
    async run({ client, world, random, journal }) {
      const member = random.oneOf(world.consumers);
      const { id } = random.oneOf(random.oneOf(world.houses).stocked);
      const { status } = await client.write(`/api/design/like/${id}`, {}, member);
      if (status < 300) journal.likes.push({ userId: member.id, designId: id });
    },
  },
  {
    weight: 4,
    async run({ client, world, random, journal }) {
      const member = random.oneOf(world.consumers);
      const { profileId } = random.oneOf(world.houses);
      const { status } = await client.write(`/api/profile/follow/id/${profileId}`, {}, member);
      if (status < 300) journal.follows.push({ userId: member.id, profileId });
    },
  },
  {
    weight: 8,
    async run({ client, world, random, journal }) {
      const { name, member } = random.oneOf(world.channels);
      const mark = random.mark('message');
      note(journal, 'message', mark, await client.write('/api/message', { channel: name, text: mark, clientId: mark }, member));
    },
  },
  {
    weight: 4,
    async run({ client, random, journal }) {
      const mark = random.mark('contact');
      note(journal, 'contact', mark, await client.write('/api/contact', { name: 'Mori Aya', email: 'crash@example.com', message: mark }));
    },
  },
  {
    weight: 4,
    async run({ client, random, journal }) {
      const email = `${random.mark('letters')}@example.com`;
      note(journal, 'newsletter', email, await client.write('/api/newsletter', { email }));
    },
  },
  {
    weight: 5,
    async run({ client, world, random, journal }) {
      const email = `${random.mark('guest')}@example.com`;
      note(
        journal,
        'rsvp',
        email,
        await client.write(`/api/event/${world.eventId}/rsvp`, {
          name: 'Mori Aya',
          email,
          role: 'friend',
          ...(random.below(2) === 0 && { plusOne: 'Sato Ren' }),
        }),
      );
    },
  },
  {
    weight: 4,
    async run({ client, random, journal }) {
      const mark = random.mark('heard');
      note(journal, 'report', mark, await client.write('/api/heard-of-us', { source: 'other', detail: mark }));
    },
  },
  {
    weight: 5,
    async run({ client, world, random, journal }) {
      const mark = random.mark('vendor');
      note(
        journal,
        'expense',
        mark,
        await client.write(
          '/api/expense',
          { date: '2026-11-02', vendor: mark, category: 'materials', amountMinor: 1_000 + random.below(90_000), currency: 'USD' },
          random.oneOf(world.houses),
        ),
      );
    },
  },
  {
    weight: 4,
    async run({ client, world, random, journal }) {
      const mark = random.mark('words');
      note(journal, 'draft', mark, await client.write('/api/article/draft', { title: { en: mark, jp: '' } }, random.oneOf(world.houses)));
    },
  },
  {
    weight: 2,
    async run({ client, world, random, journal }) {
      const name = `${random.mark('picture')}.png`;
      const file = new File([picture], name, { type: 'image/png' });
      note(journal, 'upload', name, await client.write('/api/upload', {}, { token: random.oneOf(world.houses).token, file }));
    },
  },
  {
    weight: 6,
    async run({ client, world, random, journal }) {
      const house = random.oneOf(world.houses);
      const { id, sku } = random.oneOf(house.stocked);
      const reason = random.mark('count');
      note(
        journal,
        'stock',
        reason,
        await client.write(`/api/design/stock/id/${id}`, { sku, delta: random.below(3) === 0 ? -1 : 1 + random.below(5), reason }, house),
        [409],
      );
    },
  },
  {
    weight: 1,
    async run({ client, world, random, journal }) {
      const name = random.mark('Coat');
      const csv = `${importHead}\n,${name},葦のコート,A coat,coat,women,teal,wool:80|silk:20,JP,S,stock,,3,640.50,98000`;
      note(journal, 'import', name, await client.write('/api/design/import', { csv }, random.oneOf(world.houses)));
    },
  },
  {
    weight: 1,
    async run({ client, world, random, journal }) {
      const code = random.mark('code').toUpperCase();
      note(
        journal,
        'promoCode',
        code,
        await client.write('/api/promo-code/', { code, kind: 'percent', value: 1_000, scope: 'all' }, world.admin),
      );
    },
  },
];

const DEEDS: readonly Deed[] = [...retailWrites, ...afterSaleWrites, ...wholesaleWrites, ...everydayWrites];
