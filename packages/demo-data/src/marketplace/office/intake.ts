import { applications, type ApplicationSource } from '../../content/applications.ts';
import { contactMessages, subscribers, type ContactSource, type SubscriberSource } from '../../content/inbox.ts';
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
    id: world.id('msg', `contact ${source.email}`),
    createdAt: world.daysAgo(daysAgo),
  }));
}

export function buildSubscribers(world: World): SubscriberRow[] {
  return subscribers.map(({ daysAgo, leftDaysAgo, ...source }) => ({
    ...source,
    consentAt: world.daysAgo(daysAgo),
    unsubscribedAt: leftDaysAgo === undefined ? null : world.daysAgo(leftDaysAgo),
  }));
}

/** As the site gives them out: `AP-7K3Q-M2XD`. */
function referenceOf(prefix: string, id: string): string {
  return `${prefix}-${id.slice(-8, -4)}-${id.slice(-4)}`;
}
