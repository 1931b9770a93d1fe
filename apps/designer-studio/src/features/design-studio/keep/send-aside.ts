import { isApiError, reportError } from '@orime/platform';
import { createGarment, updateGarment } from '../design-studio.api.ts';
import { newId } from '../document/make-object.ts';
import { findAside, forgetAside, setAside, type LocalCopy } from './local-copy.ts';

/**
 * Sends what had to make room for another garment, now or when the studio was last open. What was changed elsewhere since is kept as a
 * garment of its own: nobody is there to decide.
 */
export async function sendAside(userId: string, left?: LocalCopy): Promise<void> {
  const earlier = findAside(userId);
  if (left !== undefined) setAside(userId, left);
  try {
    for (const copy of [earlier, left]) if (copy !== undefined) await send(copy);
    forgetAside(userId);
  } catch (error) {
    // It waits for the next visit.
    if (!isApiError(error)) reportError(error, { info: 'saving a studio document that was put aside' });
  }
}

async function send({ document, storedAt }: LocalCopy): Promise<void> {
  if (storedAt !== undefined && storedAt.key === undefined) {
    try {
      await updateGarment(storedAt.id, storedAt.version, document);
      return;
    } catch (error) {
      if (!isApiError(error) || (error.status !== 409 && error.status !== 404)) throw error;
    }
  }
  await createGarment(document, newId());
}
