import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import type { BulkRow } from '@orime/contracts/api/office/admin-bulk';
import { useReauth } from '@orime/forms/access';
import { isApiError, useFormat, useMutation, useQueryClient, useT, useText } from '@orime/platform';
import { showToast } from '@orime/ui';
import type { ReactNode } from 'react';
import { applyConfirmation, decisionKey, previewConfirmation } from '../designs.api.ts';
import type { Deciding } from './use-decide.ts';

/** As many names as a message of a few seconds can say. */
const MAX_NAMES = 4;

export interface ConfirmingSelected {
  /** Resolves true when the server has decided, on whichever of them. Never rejects. */
  readonly confirmSelected: (designs: readonly OwnerDesign[]) => Promise<boolean>;
  readonly isConfirming: boolean;
  /** Asks for the password; to be drawn. */
  readonly dialog: ReactNode;
}

/** Confirms several designs as one change: the api says what can be, asks for the password, does it, and one message tells the outcome. */
export function useConfirmSelected({ onMissing }: Pick<Deciding, 'onMissing'>): ConfirmingSelected {
  const t = useT('admin');
  const text = useText();
  const format = useFormat();
  const cache = useQueryClient();
  const reauth = useReauth();

  const { mutateAsync, isPending } = useMutation({
    mutationKey: decisionKey,
    mutationFn: async (designs: readonly OwnerDesign[]): Promise<readonly BulkRow[]> => {
      const { token, rows } = await previewConfirmation(designs.map(({ id }) => id));
      const applied = token === null ? [] : (await reauth.run(() => applyConfirmation(token))).rows;
      return [...applied, ...rows.filter(({ result }) => result !== 'change')];
    },
    onSuccess: (rows, designs) => {
      const refused = rows.filter(({ result }) => result !== 'changed' && result !== 'same');
      for (const { id, missing } of refused) if (missing !== undefined) onMissing(id, missing);
      const names = designs.filter(({ id }) => refused.some((row) => row.id === id)).map((design) => text(design));
      const done = t('queue.confirmed', { count: rows.length - refused.length });
      if (refused.length === 0) return void showToast({ message: done, tone: 'success' });
      const left = t('queue.not-confirmed', { count: refused.length, names: format.list(names.slice(0, MAX_NAMES)) });
      showToast({ message: `${done} ${left}`, tone: 'danger' });
    },
    onError: (error) => {
      // Who does not give the password has decided not to go on.
      if (isApiError(error) && error.code === 'reauth_required') return;
      const reason = isApiError(error) ? text(error.text) : '';
      showToast({ message: `${t('queue.confirm-failed')} ${reason}`.trim(), tone: 'danger' });
    },
    onSettled: async () => {
      if (cache.isMutating({ mutationKey: decisionKey }) === 1) await cache.invalidateQueries({ queryKey: ['design'] });
    },
  });
  return {
    confirmSelected: (designs) =>
      mutateAsync(designs).then(
        () => true,
        () => false,
      ),
    isConfirming: isPending,
    dialog: reauth.dialog,
  };
}
