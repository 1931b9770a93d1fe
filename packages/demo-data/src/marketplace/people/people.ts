import type { DesignerSource } from '../../content/designer-source.ts';
import { designers } from '../../content/designers/index.ts';
import { buyers } from '../../content/people/buyers.ts';
import { consumers, newConsumer } from '../../content/people/consumers.ts';
import { type PersonSource, staff, writers } from '../../content/people/person-source.ts';
import { producers } from '../../content/producers/index.ts';
import type { World } from '../world/world.ts';
import type { UserRow } from './people-rows.ts';

/** Version of the terms that everybody of the demo accepted. */
export const termsVersion = '2026-09-01';

const demoEmails = new Set([
  'admin@example.com',
  'manager@example.com',
  'designer@example.com',
  'producer@example.com',
  'buyer@example.com',
  'newbuyer@example.com',
  'consumer@example.com',
  'newconsumer@example.com',
]);

export function designerEmail(designer: DesignerSource): string {
  return designer === designers[0] ? 'designer@example.com' : `${designer.handle}@example.com`;
}

export function producerEmail(slug: string): string {
  return slug === producers[0]?.slug ? 'producer@example.com' : `${slug}@example.com`;
}

export function userId(world: World, email: string): string {
  return world.id('usr', email);
}

export function buildUsers(world: World): UserRow[] {
  const rows: { person: PersonSource; type: UserRow['type']; staffRole?: UserRow['staffRole'] }[] = [
    { person: staff.admin, type: null, staffRole: 'admin' },
    { person: staff.manager, type: null, staffRole: 'account_manager' },
    ...Object.values(writers).map((person) => ({ person, type: null })),
    ...designers.map((designer) => ({
      person: { email: designerEmail(designer), name: designer.name, nameJp: designer.nameJp, locale: localeOf(designer.country) },
      type: 'designer' as const,
    })),
    ...producers.map((producer) => ({
      person: { email: producerEmail(producer.slug), name: producer.name, nameJp: producer.nameJp, locale: localeOf(producer.country) },
      type: 'producer' as const,
    })),
    ...buyers.flatMap((buyer) => [buyer, ...(buyer.colleagues ?? [])]).map((person) => ({ person, type: 'buyer' as const })),
    ...[...consumers, newConsumer].map((person) => ({ person, type: 'consumer' as const })),
  ];
  return rows.map(({ person, type, staffRole }) => {
    const random = world.random(`user/${person.email}`);
    const joined = random.whole(220, 700);
    return {
      id: userId(world, person.email),
      email: person.email,
      name: person.name,
      nameJp: person.nameJp,
      type,
      staffRole: staffRole ?? 'none',
      locale: person.locale,
      status: 'active',
      emailVerifiedAt: world.daysAgo(joined - 0.1),
      marketingOptInAt: random.chance(0.4) ? world.daysAgo(joined) : null,
      termsVersion,
      isDemoAccount: demoEmails.has(person.email),
      createdAt: world.daysAgo(joined),
    };
  });
}

function localeOf(country: string): 'en' | 'jp' {
  return country === 'JP' ? 'jp' : 'en';
}
