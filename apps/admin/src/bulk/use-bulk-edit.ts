import type { BulkAnswer, BulkRow } from '@orime/contracts/api/office/admin-bulk';
import { useReauth } from '@orime/forms/access';
import { useMutation, useQueryClient } from '@orime/platform';
import { showToast } from '@orime/ui';
import { useGridChanges } from '@orime/ui/grid';
import type { GridValue } from '@orime/ui/grid';
import { useState } from 'react';
import { adminStatsQuery } from '../layout/index.ts';
import { useBulkT } from './bulk-texts.ts';
import { applyBulk, editsOf, isSamePreview, previewBulk, reverseEdits } from './bulk.api.ts';
import type { BulkKind } from './bulk.api.ts';

export type BulkEditOptions = {
  readonly kind: BulkKind;
  /** Lists to read again after a change. */
  readonly queryKey: readonly string[];
};

type Shown =
  /** Of a dry run; `isNew` when it differs from the one that was to be applied. */
  | { readonly status: 'preview'; readonly answer: BulkAnswer; readonly reason: string; readonly isNew: boolean }
  /** Rows that were left alone when the rest was applied. */
  | { readonly status: 'left'; readonly rows: readonly BulkRow[] };

export type BulkEditing = ReturnType<typeof useBulkEdit>;

/** Edits of many rows: they wait with marks, are shown by the API, applied as shown, and can be taken back as one. */
export function useBulkEdit({ kind, queryKey }: BulkEditOptions) {
  const t = useBulkT();
  const queries = useQueryClient();
  const reauth = useReauth();
  const { changes, count, edit, drop, clear } = useGridChanges();
  const [shown, setShown] = useState<Shown>();
  const [done, setDone] = useState<readonly BulkRow[]>([]);

  async function settle(rows: readonly BulkRow[]): Promise<void> {
    const changed = rows.filter(({ result }) => result === 'changed');
    const left = rows.filter(({ result }) => result !== 'changed' && result !== 'same');
    drop(rows.filter(({ result }) => result === 'changed' || result === 'same' || result === 'not_found').map(({ id }) => id));
    setShown(left.length === 0 ? undefined : { status: 'left', rows: left });
    setDone(changed);
    if (changed.length > 0) {
      showToast({
        message: t('bulk.done', { count: changed.length }),
        tone: 'success',
        action: { label: t('bulk.undo'), onPress: () => undo.mutate(changed) },
      });
    }
    await reload();
  }

  async function reload(): Promise<void> {
    await Promise.all([queries.invalidateQueries({ queryKey }), queries.invalidateQueries({ queryKey: adminStatsQuery.queryKey })]);
  }

  const preview = useMutation({
    mutationFn: (reason: string) => previewBulk(kind, editsOf(changes), reason),
    onSuccess: (answer, reason) => setShown({ status: 'preview', answer, reason, isNew: false }),
  });
  const apply = useMutation({
    mutationFn: async (reason: string): Promise<readonly BulkRow[] | undefined> => {
      if (shown?.status !== 'preview') return undefined;
      let { answer } = shown;
      if (reason !== shown.reason) {
        // The reason belongs to what the token does: it is shown again, and only applied unseen when nothing else is different.
        answer = await previewBulk(kind, editsOf(changes), reason);
        const isNew = !isSamePreview(answer.rows, shown.answer.rows);
        setShown({ status: 'preview', answer, reason, isNew });
        if (isNew) return undefined;
      }
      const { token } = answer;
      if (token === null) return undefined;
      const applied = await reauth.run(() => applyBulk(kind, token));
      return [...applied.rows, ...answer.rows.filter(({ result }) => result !== 'change')];
    },
    onSuccess: async (rows) => {
      if (rows !== undefined) await settle(rows);
    },
  });
  const undo = useMutation({
    mutationFn: async (rows: readonly BulkRow[]): Promise<number> => {
      const { token } = await previewBulk(kind, reverseEdits(rows), t('bulk.undo.reason'));
      if (token === null) return 0;
      const applied = await reauth.run(() => applyBulk(kind, token));
      return applied.rows.filter(({ result }) => result === 'changed').length;
    },
    onSuccess: async (undone, rows) => {
      setDone([]);
      const left = rows.length - undone;
      const message = [t('bulk.undone', { count: undone }), left > 0 ? t('bulk.undone.left', { count: left }) : ''].join(' ').trim();
      showToast({ message, tone: left > 0 ? 'danger' : 'success' });
      await reload();
    },
  });

  return {
    changes,
    count,
    shown,
    /** Rows that were changed last and can be taken back. */
    done,
    edit: (row: string, column: string, value: GridValue, original: GridValue): void => {
      setShown(undefined);
      edit(row, column, value, original);
    },
    discard: (): void => {
      clear();
      setShown(undefined);
    },
    /** Gives these edits up for what somebody else has made of the rows. */
    takeTheirs: (rows: readonly string[]): void => {
      drop(rows);
      setShown(undefined);
    },
    preview,
    apply,
    undo,
    dialog: reauth.dialog,
  };
}
