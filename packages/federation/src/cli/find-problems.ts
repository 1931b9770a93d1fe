import type { ChannelFile } from '@orime/contracts';
import { findLostRevisions } from '../registry/lost-revisions.ts';
import type { LiveChannel } from '../registry/read-live.ts';
import { isRegistryError, type RegistryError } from '../registry/registry-error.ts';
import type { Registry } from '../registry/registry-folder.ts';
import { releasedVersions } from '../registry/released-versions.ts';
import { latestRevision, listRevisions, readRevision } from '../registry/revisions.ts';
import { verifyVersion } from '../registry/verify-version.ts';

export interface Problem {
  readonly code: string;
  /** What is damaged, in words. */
  readonly subject: string;
  /** The command that mends it. */
  readonly repair: string;
}

/**
 * What is damaged of the channel, of the revisions that a rollback may need, and of the files that are live or on trial, each with the
 * command that mends it.
 */
export async function findProblems(
  registry: Registry,
  live: LiveChannel,
  tell: (done: number, total: number) => void = () => undefined,
): Promise<Problem[]> {
  const newest = (await latestRevision(registry)) ?? live.channel;
  return [
    ...(await channelProblems(registry, live, newest)),
    ...(await earlierProblems(registry, live, newest)),
    ...(await versionProblems(registry, live.channel, tell)),
  ];
}

/** What a promotion of the live versions mends: it writes the channel, and the live revision, again, and stands above what is in the way. */
async function channelProblems(registry: Registry, live: LiveChannel, newest: ChannelFile): Promise<Problem[]> {
  const { channel, damage, revisionDamage } = live;
  const repair = `orime promote shell@${newest.shell.version}`;
  const isTorn = damage === undefined && newest.revision > channel.revision;
  const torn = { code: 'promotion_torn', subject: `revision ${String(newest.revision)} is written, but visitors get the one before` };
  const errors = [damage, revisionDamage, ...(await unreadableRevisions(registry, newest.revision))].filter(isRegistryError);
  const found = errors.map(({ code, message }) => ({ code, subject: message }));
  return [...(isTorn ? [torn] : []), ...found].map((problem) => ({ ...problem, repair }));
}

/** Nothing brings these back but a copy that somebody has; without one they are given up. */
async function earlierProblems(registry: Registry, { channel, revisionDamage }: LiveChannel, newest: ChannelFile): Promise<Problem[]> {
  const lost = await findLostRevisions(registry, newest);
  // The live one is in the channel as well.
  const isLive = (number: number): boolean => revisionDamage !== undefined && number === channel.revision;
  return lost
    .filter(({ revision }) => !isLive(revision))
    .map(({ revision, error: { code, message } }) => ({
      code,
      subject: message,
      repair: `orime history --forget ${String(revision)}, unless somebody has a copy of the file`,
    }));
}

async function versionProblems(registry: Registry, channel: ChannelFile, tell: (done: number, total: number) => void): Promise<Problem[]> {
  const versions = releasedVersions(channel);
  const problems: Problem[] = [];
  // One after the other: each already reads several files at a time.
  for (const [index, { name, version, digest }] of versions.entries()) {
    tell(index, versions.length);
    for (const { code, path } of await verifyVersion(registry, name, version, digest))
      problems.push({
        code,
        subject: `${name}@${version}${path === undefined ? '' : ` ${path}`}`,
        repair: `orime rollback ${name}, or orime publish ${name} --promote`,
      });
  }
  return problems;
}

/** Revisions above the newest one that counts: half written, or by somebody who may not release. */
async function unreadableRevisions(registry: Registry, above: number): Promise<readonly RegistryError[]> {
  const numbers = (await listRevisions(registry)).filter((number) => number > above);
  const errors = await Promise.all(
    numbers.map((number) =>
      readRevision(registry, number).then(
        () => undefined,
        (error: unknown) => error,
      ),
    ),
  );
  return errors.filter(isRegistryError);
}
