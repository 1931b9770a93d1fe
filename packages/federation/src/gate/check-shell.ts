import type { RemoteManifest } from '@orime/contracts';
import semver from 'semver';
import type { GateCheck, GateProblem } from './gate-problem.ts';

/** No remote needs more than the shell has: of its API, of the federation runtime and of each module that it lends. */
export const checkShell: GateCheck = (manifests) => {
  const shell = manifests.find(({ name }) => name === 'shell');
  if (shell === undefined) return [];
  return manifests.flatMap((remote) => [
    ...checkApi(shell, remote),
    ...(remote === shell ? [] : [...checkRuntime(shell, remote), ...checkShared(shell, remote)]),
  ]);
};

function checkApi(shell: RemoteManifest, { name, version, requires }: RemoteManifest): GateProblem[] {
  const offered = shell.requires.shellApi.replace(/^[^0-9]+/, '');
  if (semver.satisfies(offered, requires.shellApi)) return [];
  return [
    {
      code: 'shell_api_mismatch',
      message: `${name}@${version} needs shell API ${requires.shellApi}, the set's shell offers ${offered}`,
      details: { remote: name, version, needs: requires.shellApi, offers: offered },
      between: [name, 'shell'],
    },
  ];
}

/** The generated code of a build fits the runtime that it was built with, and newer ones of the same major. */
function checkRuntime(shell: RemoteManifest, { name, version, requires }: RemoteManifest): GateProblem[] {
  const offered = shell.requires.mfRuntime;
  const needed = semver.valid(requires.mfRuntime) === null ? requires.mfRuntime : `^${requires.mfRuntime}`;
  if (semver.satisfies(offered, needed)) return [];
  return [
    {
      code: 'runtime_mismatch',
      message: `${name}@${version} is built for federation runtime ${requires.mfRuntime}, the set's shell has ${offered}`,
      details: { remote: name, version, needs: requires.mfRuntime, offers: offered },
      between: [name, 'shell'],
    },
  ];
}

/** A module that the shell does not lend would have to be bundled; of one that it lends there is one version on the page. */
function checkShared(shell: RemoteManifest, { name, version, requires }: RemoteManifest): GateProblem[] {
  return Object.entries(requires.shared).flatMap(([module, needs]) => {
    const provided = shell.provides?.[module];
    const offers = provided ?? shell.requires.shared[module];
    const fits = provided === undefined ? offers !== undefined && overlap(offers, needs) : semver.satisfies(provided, needs);
    if (fits) return [];
    const what = offers === undefined ? 'does not lend it' : `lends ${offers}`;
    return [
      {
        code: 'shared_mismatch' as const,
        message: `${name}@${version} needs ${module} ${needs}, the set's shell ${what}`,
        details: { remote: name, version, module, needs, offers: offers ?? null },
        between: [name, 'shell'],
      },
    ];
  });
}

/** For a shell from before shells said which versions they lend. */
function overlap(a: string, b: string): boolean {
  return semver.validRange(a) !== null && semver.validRange(b) !== null && semver.intersects(a, b);
}
