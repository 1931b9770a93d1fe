import { parseCookie } from 'cookie';
import { createHash, randomInt } from 'node:crypto';
import type { LiveSet } from './live-set.ts';
import type { TrialSet } from './trial-sets.ts';

/** One of a hundred groups of visitors, so that a visitor keeps to one side of a trial. It tells nobody apart. */
const COOKIE = 'orime_group';
const GROUPS = 100;
const DAYS = 30;

export interface VisitorSet {
  readonly set: LiveSet;
  /** The cookie of a visitor who has got a group just now. */
  readonly cookie: string | undefined;
}

/** The set of a visitor. A group is given while something is on trial, and only with a document. */
export function setOfVisitor(live: LiveSet, trials: readonly TrialSet[], cookieHeader: string | undefined, isSecure: boolean): VisitorSet {
  if (trials.length === 0) return { set: live, cookie: undefined };
  const known = groupOf(cookieHeader);
  const group = known ?? randomInt(GROUPS);
  const cookie = `${COOKIE}=${String(group)}; Path=/; Max-Age=${String(DAYS * 86_400)}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`;
  return { set: triedBy(trials, group) ?? live, cookie: known === undefined ? cookie : undefined };
}

/** The set of a visitor as far as it is settled: whoever has no group yet has the live one. */
export function settledSet(live: LiveSet, trials: readonly TrialSet[], cookieHeader: string | undefined): LiveSet {
  const group = groupOf(cookieHeader);
  return (group === undefined ? undefined : triedBy(trials, group)) ?? live;
}

function groupOf(cookieHeader: string | undefined): number | undefined {
  const text = parseCookie(cookieHeader ?? '')[COOKIE] ?? '';
  return /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}

/** Groups are taken from a place that depends on what is tried, so that not always the same visitors are the first. */
function triedBy(trials: readonly TrialSet[], group: number): LiveSet | undefined {
  const place = (group + firstGroup(trials)) % GROUPS;
  let taken = 0;
  for (const { set, weight } of trials) {
    taken += weight;
    if (place < taken) return set;
  }
  return undefined;
}

/** Of the tried versions alone: what others release beside them moves nobody. */
function firstGroup([first]: readonly TrialSet[]): number {
  const tried = first?.set.channel.sets.find(({ id }) => id === first.set.release.id)?.remotes ?? {};
  return createHash('sha256').update(JSON.stringify(tried)).digest().readUInt16BE() % GROUPS;
}
