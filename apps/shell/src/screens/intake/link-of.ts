import type { ApplicationLink } from './intake.api.ts';

/** Id and key of a mailed link; undefined without both. */
export function linkOf(search: URLSearchParams): ApplicationLink | undefined {
  const [id, key] = [search.get('id') ?? '', search.get('key') ?? ''];
  return id === '' || key === '' ? undefined : { id, key };
}

/** The page of an application. */
export function applicationPath({ id, key }: ApplicationLink): string {
  return `/appsubmitted?${new URLSearchParams({ id, key }).toString()}`;
}
