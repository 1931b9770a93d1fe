import { isApiError } from '../http/api-error.ts';
import { api } from '../http/api.ts';
import type { Platform } from '../platform.ts';
import type { SavedGuestDesign } from './start-guest-claim.ts';

/**
 * Claims the design once and forgets its key. A design that is gone or was claimed by somebody else (404, 410) is forgotten too; after
 * other failures the next sign-in tries again.
 */
export async function claimGuestDesign({ root, queries }: Platform, { id, key }: SavedGuestDesign): Promise<void> {
  try {
    await api.post('/api/guest-design/claim', { id, key });
    await queries.invalidateQueries({ queryKey: ['garments'] });
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status !== 404 && error.status !== 410) return;
  }
  root.setState({ guestDesign: null });
}
