import type { SessionUser } from '@orime/contracts';

export interface SignedIn {
  readonly success: true;
  readonly token: string;
  readonly user: SessionUser;
  readonly totpEnrol?: true;
}
