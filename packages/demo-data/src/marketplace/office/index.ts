import type { World } from '../world/world.ts';
import { buildApplications, buildContactMessages, buildReports, buildSubscribers } from './intake.ts';
import type { ApplicationRow, ContactRow, ReportRow, SubscriberRow } from './intake.ts';
import { buildBugs, buildCastings, buildFrontEndErrors } from './staff-desk.ts';
import type { BugRow, CastingRow, FrontEndErrorRow } from './staff-desk.ts';

/** What waits for staff, and what they have dealt with. */
export type OfficeRows = {
  readonly applications: readonly ApplicationRow[];
  readonly reports: readonly ReportRow[];
  readonly contactMessages: readonly ContactRow[];
  readonly subscribers: readonly SubscriberRow[];
  readonly castings: readonly CastingRow[];
  readonly frontEndErrors: readonly FrontEndErrorRow[];
  readonly bugs: readonly BugRow[];
};

export function buildOffice(world: World): OfficeRows {
  return {
    applications: buildApplications(world),
    reports: buildReports(world),
    contactMessages: buildContactMessages(world),
    subscribers: buildSubscribers(world),
    castings: buildCastings(world),
    frontEndErrors: buildFrontEndErrors(world),
    bugs: buildBugs(world),
  };
}
