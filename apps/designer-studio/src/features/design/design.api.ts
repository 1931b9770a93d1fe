import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import type { DesignInput } from '@orime/contracts/api/catalogue/design-input';
import { api } from '@orime/platform';

/** A new design of one's own; sent again with its key it is the same. Invalidates `['profile']` and `['designs']`. */
export const createDesign = (input: DesignInput, idempotencyKey: string): Promise<OwnerDesign> =>
  api.post<OwnerDesign>('/api/design/', input, { idempotencyKey });
