/** A frame in a released file: `/r/<remote>/<version>/<file>`. */
const RELEASED_FRAME = /\/r\/([^/\s]+)\/([^/\s]+)\//g;

/** `remote@version` of the innermost frame outside of the shell, because shared code fails in the hands of its caller; else the shell. */
export function ownerOf(stack: string): string | undefined {
  const owners = [...stack.matchAll(RELEASED_FRAME)].map(([, remote = '', version = '']) => `${remote}@${decodeURIComponent(version)}`);
  return owners.find((owner) => !owner.startsWith('shell@')) ?? owners[0];
}
