import type { IntakeLink } from './intake.api.ts';

/** Id and key of a mailed link; undefined without both. */
export function linkOf(search: URLSearchParams): IntakeLink | undefined {
  const [id, key] = [search.get('id') ?? '', search.get('key') ?? ''];
  return id === '' || key === '' ? undefined : { id, key };
}

/** The page of a form that was sent. */
export function submittedPath({ id, key }: IntakeLink): string {
  return `/model-submitted?${new URLSearchParams({ id, key }).toString()}`;
}

/** The form again, to correct what was sent. */
export function editPath({ id, key }: IntakeLink): string {
  return `/model-intake?${new URLSearchParams({ id, key }).toString()}`;
}
