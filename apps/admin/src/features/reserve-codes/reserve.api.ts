import { buildUrl } from '@orime/contracts';
import type { ReserveCode, ReserveCodeChange, ReserveCodeInput } from '@orime/contracts/api/catalogue/private-reserve';
import { api } from '@orime/platform';

/** Once under the same key. 409 `conflict` when the code exists. */
export function addCode(input: ReserveCodeInput, idempotencyKey: string): Promise<ReserveCode> {
  return api.post('/api/private-reserve/codes', input, { idempotencyKey });
}

/** On the version that was looked at: 409 `conflict` with `details.version` when somebody changed it since. */
export function changeCode(id: string, change: ReserveCodeChange): Promise<ReserveCode> {
  return api.post(buildUrl('/api/private-reserve/codes/update/id/:id', {}, { id }), change);
}
