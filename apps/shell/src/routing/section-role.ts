import type { SectionRole, SessionUser } from '@orime/contracts';

/** Whose navigation a person sees; undefined until they have chosen a kind of account. It says nothing about permissions. */
export function sectionRole({ type, staffRole }: Pick<SessionUser, 'type' | 'staffRole'>): SectionRole | undefined {
  if (staffRole === 'admin') return 'admin';
  if (staffRole === 'account_manager') return 'manager';
  return type ?? undefined;
}
