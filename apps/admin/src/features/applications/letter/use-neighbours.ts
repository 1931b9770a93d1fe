import { useNavigate, useSearchParams } from '@orime/platform';
import { useKeys } from '@orime/ui/keys';
import { useApplicationsT } from '../applications-texts.ts';

export type NeighboursOptions = {
  /** Parameter of the address that names the record. */
  readonly param: string;
  readonly id: string;
  /** The list it was opened from, in its order. */
  readonly ids: readonly string[];
};

/** The records before and after one, with `j` and `k` as their keys. */
export function useNeighbours({ param, id, ids }: NeighboursOptions) {
  const t = useApplicationsT();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const index = ids.indexOf(id);
  const addressOf = (target: string | null): string => {
    const params = new URLSearchParams(search);
    if (target === null) params.delete(param);
    else params.set(param, target);
    return `/admin/applications?${params.toString()}`;
  };
  const previous = index > 0 ? ids[index - 1] : undefined;
  const next = index < 0 ? undefined : ids[index + 1];
  const go = (target: string | undefined) => () => {
    if (target !== undefined) void navigate(addressOf(target), { replace: true, preventScrollReset: true });
  };
  useKeys([
    { keys: 'j', label: t('keys.next'), onPress: go(next) },
    { keys: 'k', label: t('keys.previous'), onPress: go(previous) },
  ]);
  return {
    back: addressOf(null),
    previous: previous === undefined ? undefined : addressOf(previous),
    next: next === undefined ? undefined : addressOf(next),
    /** Where to after a decision: the next one, or the list. */
    after: addressOf(next ?? null),
  };
}
