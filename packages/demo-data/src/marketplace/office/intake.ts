import { applications, type ApplicationSource } from '../../content/applications.ts';
import { contactMessages, SUBSCRIBER_WORDS, subscribers, type ContactSource, type SubscriberSource } from '../../content/inbox.ts';
import { producers } from '../../content/producers/index.ts';
import { reports, type ReportSource } from '../../content/reports.ts';
import type { World } from '../world/world.ts';

export type ApplicationRow = Omit<ApplicationSource, 'daysAgo' | 'decidedDaysAgo'> & {
  readonly id: string;
  readonly reference: string;
  readonly createdAt: string;
  readonly decidedAt: string | null;
};

export type ReportRow = Omit<ReportSource, 'daysAgo'> & { readonly id: string; readonly reference: string; readonly createdAt: string };

export type ContactRow = Omit<ContactSource, 'daysAgo'> & { readonly id: string; readonly createdAt: string };
export type SubscriberRow = Omit<SubscriberSource, 'daysAgo' | 'leftDaysAgo'> & {
  readonly consentAt: string;
  readonly unsubscribedAt: string | null;
};

export function buildApplications(world: World): ApplicationRow[] {
  return applications.map(({ daysAgo, decidedDaysAgo, ...source }) => {
    const id = world.id('app', source.email);
    return {
      ...source,
      id,
      reference: referenceOf('AP', id),
      createdAt: world.daysAgo(daysAgo),
      decidedAt: decidedDaysAgo === undefined ? null : world.daysAgo(decidedDaysAgo),
    };
  });
}

export function buildReports(world: World): ReportRow[] {
  return reports.map(({ daysAgo, ...source }) => {
    const id = world.id('rep', source.email);
    return { ...source, id, reference: referenceOf('RP', id), createdAt: world.daysAgo(daysAgo) };
  });
}

export function buildContactMessages(world: World): ContactRow[] {
  return contactMessages.map(({ daysAgo, ...source }) => ({
    ...source,
    // `@2` is the third producer.
    topic: source.topic.replace(/@(\d+)$/, (_, place: string) => producers[Number(place)]?.slug ?? ''),
    id: world.id('msg', `contact ${source.email}`),
    createdAt: world.daysAgo(daysAgo),
  }));
}

/** How many addresses there are in all. */
const SUBSCRIBERS = 120;

export function buildSubscribers(world: World): SubscriberRow[] {
  const random = world.random('subscribers');
  const { first, second, sources } = SUBSCRIBER_WORDS;
  const written = subscribers.map(({ daysAgo, leftDaysAgo, ...source }) => ({
    ...source,
    consentAt: world.daysAgo(daysAgo),
    unsubscribedAt: leftDaysAgo === undefined ? null : world.daysAgo(leftDaysAgo),
  }));
  const others = random
    .some(
      first
        .flatMap((one) => second.map((other) => `${one}.${other}@example.com`))
        .filter((email) => written.every((row) => row.email !== email)),
      SUBSCRIBERS - written.length,
    )
    .map((email): SubscriberRow => {
      const daysAgo = random.whole(1, 420) + random.next();
      return {
        email,
        source: random.pick(sources),
        locale: random.chance(0.45) ? 'jp' : 'en',
        consentAt: world.daysAgo(daysAgo),
        unsubscribedAt: random.chance(0.12) ? world.daysAgo(daysAgo * random.next()) : null,
      };
    });
  return [...written, ...others];
}

/** As the site gives them out: `AP-7K3Q-M2XD`. */
function referenceOf(prefix: string, id: string): string {
  return `${prefix}-${id.slice(-8, -4)}-${id.slice(-4)}`;
}
