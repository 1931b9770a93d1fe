import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import { useSearchParams } from '@orime/platform';
import { css, media, space, Text } from '@orime/ui';
import { useKeys } from '@orime/ui/keys';
import { useState } from 'react';
import { useDesignsT } from '../designs-texts.ts';
import { KeyLegend } from './key-legend.tsx';
import { QueueList } from './queue-list.tsx';
import { ReviewSheet } from './review-sheet.tsx';
import type { ConfirmingSelected } from './use-confirm-selected.ts';
import type { Deciding } from './use-decide.ts';

export type ReviewDeskProps = Omit<Deciding, 'onMissing'> &
  ConfirmingSelected & {
    readonly designs: readonly OwnerDesign[];
    /** Name of the list. */
    readonly label: string;
    /** How many wait in all, where that is more than are listed. */
    readonly total: number | undefined;
  };

/** The list of what waits beside the one design under review. Which one it is stands in the address. */
export function ReviewDesk({
  designs,
  label,
  total,
  decide,
  missing,
  reasons,
  onReason,
  confirmSelected,
  isConfirming,
  dialog,
}: ReviewDeskProps) {
  const t = useDesignsT();
  const [search, setSearch] = useSearchParams();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [rejectingId, setRejectingId] = useState<string | null>(null);
  const index = Math.max(
    0,
    designs.findIndex(({ id }) => id === search.get('design')),
  );
  const shown = designs[index];

  function handleShow(design: OwnerDesign | undefined): void {
    if (design === undefined) return;
    setRejectingId(null);
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.set('design', design.id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  function settle(confirmed: boolean, reason?: string): void {
    if (shown === undefined) return;
    handleShow(designs[index + 1] ?? designs[index - 1]);
    setRejectingId(null);
    setSelected((current) => new Set([...current].filter((id) => id !== shown.id)));
    decide({ design: shown, confirmed, ...(reason !== undefined && { reason }) });
  }

  async function handleConfirmSelected(): Promise<void> {
    if (await confirmSelected(designs.filter(({ id }) => selected.has(id)))) setSelected(new Set());
  }

  const actions = {
    onNext: () => handleShow(designs[index + 1]),
    onPrevious: () => handleShow(designs[index - 1]),
    onConfirm: () => settle(true),
    onReject: () => setRejectingId(shown?.id ?? null),
  };
  // One hand on the keyboard.
  const keys = useKeys([
    { keys: 'j', label: t('keys.next'), onPress: actions.onNext, isOff: isConfirming },
    { keys: 'k', label: t('keys.previous'), onPress: actions.onPrevious, isOff: isConfirming },
    { keys: 'c', label: t('keys.confirm'), onPress: actions.onConfirm, isOff: isConfirming },
    { keys: 'r', label: t('keys.reject'), onPress: actions.onReject, isOff: isConfirming },
  ]);

  return (
    <div css={styles.root}>
      <aside css={styles.side}>
        {total !== undefined && (
          <Text size="sm" tone="muted">
            {t('desk.oldest', { count: designs.length, total })}
          </Text>
        )}
        <QueueList
          label={label}
          designs={designs}
          shownId={shown?.id}
          onShow={handleShow}
          selected={selected}
          onSelect={setSelected}
          isConfirming={isConfirming}
          onConfirmSelected={() => void handleConfirmSelected()}
        />
        <KeyLegend keys={keys} />
      </aside>
      {shown && (
        <ReviewSheet
          design={shown}
          missing={missing.get(shown.id)}
          isRejecting={rejectingId === shown.id}
          reason={reasons.get(shown.id) ?? ''}
          onReason={(reason) => onReason(shown.id, reason)}
          onConfirm={actions.onConfirm}
          onReject={actions.onReject}
          onCancelReject={() => setRejectingId(null)}
          onRejected={(reason) => settle(false, reason)}
        />
      )}
      {dialog}
    </div>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[6],
    alignItems: 'start',
    [media.desktop]: { gridTemplateColumns: '18rem minmax(0, 1fr)' },
  }),
  side: css({ display: 'grid', gap: space[5], minWidth: 0 }),
};
