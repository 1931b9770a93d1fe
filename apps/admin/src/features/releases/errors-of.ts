/** Where the errors are that were last seen in a version. */
export function errorsOf(name: string, version: string): string {
  return `/admin/errors?f.release=${encodeURIComponent(`${name}@${version}`)}`;
}
