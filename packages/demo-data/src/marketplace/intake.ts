import { applications, type ApplicationSource } from '../content/applications.ts';
import { reports, type ReportSource } from '../content/reports.ts';
import type { World } from './world.ts';

export type ApplicationRow = Omit<ApplicationSource, 'daysAgo' | 'decidedDaysAgo'> & {
  readonly id: string;
  readonly reference: string;
  readonly createdAt: string;
  readonly decidedAt: string | null;
};

export type ReportRow = Omit<ReportSource, 'daysAgo'> & { readonly id: string; readonly reference: string; readonly createdAt: string };

export function buildApplications(world: World): ApplicationRow[] {
  return applications.map(({ daysAgo, decidedDaysAgo, ...source }) => {
    const id = world.id('app', source.email);
    return { ...source, id, reference: referenceOf('AP', id), createdAt: world.daysAgo(daysAgo), decidedAt: decidedDaysAgo === undefined ? null : world.daysAgo(decidedDaysAgo) };
  });
}

export function buildReports(world: World): ReportRow[] {
  return reports.map(({ daysAgo, ...source }) => {
    const id = world.id('rep', source.email);
    return { ...source, id, reference: referenceOf('RP', id), createdAt: world.daysAgo(daysAgo) };
  });
}

/** As the site gives them out: `AP-7K3Q-M2XD`. */
function referenceOf(prefix: string, id: string): string {
  return `${prefix}-${id.slice(-8, -4)}-${id.slice(-4)}`;
}
