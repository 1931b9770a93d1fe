import { liveVersions } from '../registry/compose-revision.ts';
import { inspectVersion } from '../registry/inspect-version.ts';
import type { LiveChannel } from '../registry/read-live.ts';
import { isRegistryError, type RegistryError } from '../registry/registry-error.ts';
import type { Registry } from '../registry/registry-folder.ts';
import { latestRevision, listRevisions, readRevision } from '../registry/revisions.ts';
import { trialDigestKey, trialsOf } from '../registry/trials.ts';

export interface Problem {
  readonly code: string;
  /** What is damaged, in words. */
  readonly subject: string;
  /** The command that mends it. */
  readonly repair: string;
}

/** What is damaged of the live set, of what is on trial, and of the channel, each with the command that mends it. */
export async function findProblems(registry: Registry, { channel, damage }: LiveChannel): Promise<Problem[]> {
  const live = Object.entries(liveVersions(channel)).map(([name, version]) => ({ name, version, key: name }));
  const tried = trialsOf(channel).flatMap(({ remotes }) =>
    Object.entries(remotes).map(([name, version]) => ({ name, version, key: trialDigestKey({ name, version }) })),
  );
  const inspected = await Promise.all(
    [...live, ...tried].map(({ name, version, key }) => inspectVersion(registry, name, version, channel.digests?.[key])),
  );
  const newest = await latestRevision(registry).catch(() => undefined);
  const forged = await forgedRevisions(registry, (newest ?? channel).revision);
  const isTorn = damage === undefined && newest !== undefined && newest.revision > channel.revision;
  const repoint = `orime promote shell@${(newest ?? channel).shell.version}`;
  return [
    ...(damage === undefined ? [] : [{ code: damage.code, subject: damage.message, repair: repoint }]),
    ...(isTorn
      ? [
          {
            code: 'promotion_torn',
            subject: `revision ${String(newest.revision)} is written, but visitors get the one before`,
            repair: repoint,
          },
        ]
      : []),
    ...forged.map((error) => ({ code: error.code, subject: error.message, repair: repoint })),
    ...inspected.flat().map(({ remote, version, code, path }) => ({
      code,
      subject: `${remote}@${version}${path === undefined ? '' : ` ${path}`}`,
      repair: `orime rollback ${remote}, or orime publish ${remote} --promote`,
    })),
  ];
}

/** Revisions above the newest one that was signed: somebody wrote them who may not release. */
async function forgedRevisions(registry: Registry, above: number): Promise<readonly RegistryError[]> {
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
