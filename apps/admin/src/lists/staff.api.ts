import { buildUrl } from '@orime/contracts';
import type { AdminUser } from '@orime/contracts/api/office/admin';
import { api, queryOptions } from '@orime/platform';

/** Everybody of the staff: admins and account managers. */
export const staffQuery = queryOptions({
  queryKey: ['user', 'staff'],
  queryFn: async ({ signal }): Promise<readonly AdminUser[]> => {
    const lists = await Promise.all(
      (['admin', 'account_manager'] as const).map((staffRole) =>
        api.get<{ readonly items: readonly AdminUser[] }>(buildUrl('/api/admin/users', { staffRole, status: 'active', limit: 100 }), {
          signal,
        }),
      ),
    );
    return lists.flatMap(({ items }) => items);
  },
});
