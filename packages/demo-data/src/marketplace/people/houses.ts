import type { DesignerSource } from '../../content/designer-source.ts';
import { designers } from '../../content/designers/index.ts';
import type { ProducerSource } from '../../content/producer-source.ts';
import { producerCapabilityKeys } from '../../content/producers/capability-keys.ts';
import { producers } from '../../content/producers/index.ts';
import { stockists } from '../../content/stockists/index.ts';
import type { World } from '../world/world.ts';
import type { ProducerRow, ProfileRow, StockistRow } from './people-rows.ts';
import { designerEmail, producerEmail, userId } from './people.ts';

/** The version in force: who sold before it came accepted it when it did. */
const agreementVersion = '2026-09-01';

export function profileId(world: World, handle: string): string {
  return world.id('prf', handle);
}

export function producerId(world: World, slug: string): string {
  return world.id('prd', slug);
}

export function buildProfiles(world: World): ProfileRow[] {
  return designers.map((designer) => profileRow(world, designer));
}

export function buildProducers(world: World): ProducerRow[] {
  return producers.map((producer) => producerRow(world, producer));
}

export function buildStockists(world: World): StockistRow[] {
  return stockists.map(({ designers: handles, ...stockist }) => ({
    id: world.id('stk', stockist.slug),
    ...stockist,
    profileIds: handles.map((handle) => profileId(world, handle)),
  }));
}

function profileRow(world: World, designer: DesignerSource): ProfileRow {
  const random = world.random(`profile/${designer.handle}`);
  const joined = world.daysAgo(random.whole(220, 700));
  const isNew = designer.standing === 'in_review';
  return {
    id: profileId(world, designer.handle),
    userId: userId(world, designerEmail(designer)),
    handle: designer.handle,
    name: designer.name,
    nameJp: designer.nameJp,
    bio: designer.bio,
    country: designer.country,
    city: designer.city,
    // Nobody's doorstep: a point within about two kilometres.
    lat: round(designer.lat + (random.next() - 0.5) * 0.04),
    lon: round(designer.lon + (random.next() - 0.5) * 0.04),
    disciplines: designer.disciplines,
    palette: designer.palette,
    foundedYear: designer.founded,
    status: designer.standing === 'suspended' ? 'suspended' : isNew ? 'in_review' : 'approved',
    featured: designer.featured ?? false,
    holidayUntil: designer.standing === 'holiday' ? world.daysAgo(-16) : null,
    commissionBp: 1500,
    agreementVersion,
    agreementAt: world.daysAgo(isNew ? 6 : 60),
    avatarKey: `designer/${designer.handle}/avatar`,
    coverKey: `designer/${designer.handle}/cover`,
    createdAt: isNew ? world.daysAgo(6) : joined,
  };
}

function producerRow(world: World, producer: ProducerSource): ProducerRow {
  const random = world.random(`producer/${producer.slug}`);
  return {
    id: producerId(world, producer.slug),
    userId: userId(world, producerEmail(producer.slug)),
    handle: producer.slug,
    name: producer.name,
    nameJp: producer.nameJp,
    bio: producer.bio,
    country: producer.country,
    city: producer.city,
    lat: producer.lat,
    lon: producer.lon,
    capabilities: producer.capabilities,
    capabilityKeys: producerCapabilityKeys[producer.slug],
    moq: producer.moq,
    leadTimeDays: producer.leadTimeDays,
    certifications: producer.certifications.map((name) => ({
      name,
      no: `${random.whole(10_000, 99_999)}`,
      expiresAt: world.daysAgo(-random.whole(90, 700)),
    })),
    machines: producer.machines,
    languages: producer.languages,
    foundedYear: producer.founded,
    agreementVersion,
    agreementAt: world.daysAgo(60),
    status: 'approved',
    coverKey: `producer/${producer.slug}/cover`,
    createdAt: world.daysAgo(random.whole(260, 720)),
  };
}

function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
