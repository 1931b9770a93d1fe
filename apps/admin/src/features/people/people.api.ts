import type { AdminUser, setUserStatus, StaffRole } from '@orime/contracts/api/office/admin';
import type { Body } from '@orime/contracts/schemas';
import { api } from '@orime/platform';

/** All of them reject with `reauth_required` when the password was not entered lately. */
export function grantRole(userId: string, role: StaffRole, from: StaffRole): Promise<AdminUser> {
  return api.post('/api/admin/users/role', { userId, role, from });
}

export function trustAuthor(userId: string, trusted: boolean): Promise<AdminUser> {
  return api.post('/api/admin/users/trusted-author', { userId, trusted });
}

export type StatusChange = Body<typeof setUserStatus>;

/** A lock ends every session of the account. */
export function setStatus(change: StatusChange): Promise<AdminUser> {
  return api.post('/api/admin/users/status', change);
}
