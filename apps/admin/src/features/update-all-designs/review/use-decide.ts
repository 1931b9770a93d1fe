import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import type { OnboardingKey } from '@orime/contracts/api/people/profile';
import { isApiError, useFormat, useMutation, useQueryClient, useT, useText } from '@orime/platform';
import { showToast } from '@orime/ui';
import { useState } from 'react';
import { adminStatsQuery } from '../../../layout/index.ts';
import { missingOf } from '../../../shops/missing-of.ts';
import { decideDesign, decisionKey, queueQuery, type Decision } from '../designs.api.ts';

export interface Deciding {
  readonly decide: (decision: Decision) => void;
  /** Design → what its shop still needs, of those that could not be confirmed for that. */
  readonly missing: Missing;
  readonly onMissing: (designId: string, keys: readonly OnboardingKey[]) => void;
  /** Design → why it is rejected, as typed: kept while the reader looks at others, and when the server does not take it. */
  readonly reasons: ReadonlyMap<string, string>;
  readonly onReason: (designId: string, reason: string) => void;
}

type Missing = ReadonlyMap<string, readonly OnboardingKey[]>;

/** Takes a design off the queue at once; one the server does not accept the decision on returns to its place. */
export function useDecide(): Deciding {
  const t = useT('admin');
  const text = useText();
  const format = useFormat();
  const [missing, setMissing] = useState<Missing>(new Map());
  const onMissing: Deciding['onMissing'] = (designId, keys) => setMissing((before) => new Map(before).set(designId, keys));
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map());
  const onReason: Deciding['onReason'] = (designId, reason) => setReasons((before) => new Map(before).set(designId, reason));
  const cache = useQueryClient();
  const { queryKey } = queueQuery;

  const { mutate } = useMutation({
    mutationKey: decisionKey,
    mutationFn: decideDesign,
    onMutate: async ({ design }: Decision) => {
      // An answer under way would bring back what is taken off here.
      await cache.cancelQueries({ queryKey });
      const position = cache.getQueryData(queryKey)?.findIndex(({ id }) => id === design.id) ?? 0;
      cache.setQueryData(queryKey, (queue) => queue?.filter(({ id }) => id !== design.id));
      return { position };
    },
    onSuccess: (_answer, { design, confirmed }) => {
      const name = text(design);
      showToast({ message: confirmed ? t('review.confirmed', { name }) : t('review.rejected', { name }), tone: 'success' });
    },
    onError: (error, { design }, kept) => {
      cache.setQueryData(queryKey, (queue) => queue && putBack(queue, design, kept?.position ?? 0));
      const keys = missingOf(error);
      if (keys === undefined) {
        const reason = isApiError(error) ? text(error.text) : '';
        return void showToast({ message: `${t('review.failed', { name: text(design) })} ${reason}`.trim(), tone: 'danger' });
      }
      onMissing(design.id, keys);
      const items = format.list(keys.map((key) => t(`missing.${key}`)));
      showToast({ message: t('review.not-ready', { name: text(design), items }), tone: 'danger' });
    },
    onSettled: async () => {
      // While others are under way the server's queue still has them.
      if (cache.isMutating({ mutationKey: decisionKey }) > 1) return;
      await Promise.all([['design'], adminStatsQuery.queryKey].map((key) => cache.invalidateQueries({ queryKey: key })));
    },
  });
  return { decide: mutate, missing, onMissing, reasons, onReason };
}

function putBack(queue: readonly OwnerDesign[], design: OwnerDesign, position: number): readonly OwnerDesign[] {
  return queue.some(({ id }) => id === design.id) ? queue : queue.toSpliced(Math.max(0, position), 0, design);
}
