import { bugs, type BugSource } from '../../content/bugs.ts';
import { castings, type CastingSource } from '../../content/castings.ts';
import { frontEndErrors, type ErrorSource } from '../../content/front-end-errors.ts';
import type { World } from '../world/world.ts';

export type CastingRow = Omit<CastingSource, 'daysAgo' | 'age'> & {
  readonly id: string;
  readonly reference: string;
  readonly birthDate: string;
  readonly createdAt: string;
};
export type FrontEndErrorRow = Omit<ErrorSource, 'firstDaysAgo' | 'lastDaysAgo'> & {
  readonly id: string;
  readonly firstSeenAt: string;
  readonly lastSeenAt: string;
};
export type BugRow = Omit<BugSource, 'daysAgo' | 'changedDaysAgo' | 'error'> & {
  readonly id: string;
  readonly errorId: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
};

export function buildCastings(world: World): CastingRow[] {
  return castings.map(({ daysAgo, age, ...source }) => {
    const id = world.id('mdi', source.email);
    return {
      ...source,
      id,
      reference: `MD-${id.slice(-8, -4)}-${id.slice(-4)}`,
      birthDate: world.daysAgo(age * 365.25 + 100).slice(0, 10),
      createdAt: world.daysAgo(daysAgo),
    };
  });
}

export function buildFrontEndErrors(world: World): FrontEndErrorRow[] {
  return frontEndErrors.map(({ firstDaysAgo, lastDaysAgo, ...source }) => ({
    ...source,
    id: errorId(world, source),
    firstSeenAt: world.daysAgo(firstDaysAgo),
    lastSeenAt: world.daysAgo(lastDaysAgo),
  }));
}

export function buildBugs(world: World): BugRow[] {
  return bugs.map(({ daysAgo, changedDaysAgo, error, ...source }) => {
    const cause = error === undefined ? undefined : frontEndErrors[error];
    return {
      ...source,
      id: world.id('bug', source.title),
      errorId: cause === undefined ? null : errorId(world, cause),
      createdAt: world.daysAgo(daysAgo),
      updatedAt: world.daysAgo(changedDaysAgo),
    };
  });
}

function errorId(world: World, { name, message }: Pick<ErrorSource, 'name' | 'message'>): string {
  return world.id('err', `${name} ${message}`);
}
