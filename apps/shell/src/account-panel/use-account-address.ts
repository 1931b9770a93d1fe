import { MAIL_KEY_PREFIX } from '@orime/contracts';
import { useLocation, useNavigate } from '@orime/platform';

const PARAMETER = 'account';

interface AccountAddress {
  /** The asked section; null while the panel is closed. */
  readonly section: string | null;
  /** Whether the address carries the key of a mailed link. */
  readonly hasKey: boolean;
  /** The address with that section open. */
  readonly pathTo: (section: string) => { readonly pathname: string; readonly search: string; readonly hash: string };
  readonly close: () => void;
}

/** Marks a history entry that was made by opening the panel here, so that closing it goes back instead of adding one. */
export const OPENED_HERE = { account: 'opened-here' } as const;

/** The panel is a place: `?account=<section>` on any path. Back closes it, a link opens it. */
export function useAccountAddress(): AccountAddress {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  return {
    section: parameters.get(PARAMETER),
    hasKey: isMailKey(parameters.get('key')),
    pathTo: (section) => {
      const next = new URLSearchParams(search);
      next.set(PARAMETER, section);
      return { pathname, search: `?${next.toString()}`, hash };
    },
    close: () => {
      if (isOpenedHere(state)) return void navigate(-1);
      const next = new URLSearchParams(search);
      next.delete(PARAMETER);
      if (isMailKey(next.get('key'))) next.delete('key');
      next.delete('newsletter');
      void navigate({ pathname, search: next.toString(), hash }, { replace: true });
    },
  };
}

/** Pages of orders have a key of their own, which stays. */
function isMailKey(key: string | null): boolean {
  return key !== null && key.startsWith(MAIL_KEY_PREFIX);
}

/** The state of a history entry may be anything, also of another release. */
function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'account' in state && state.account === OPENED_HERE.account;
}
