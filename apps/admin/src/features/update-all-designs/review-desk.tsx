import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import { useSearchParams, useT } from '@orime/platform';
import { css, media, space } from '@orime/ui';
import { useKeys } from '@orime/ui/keys';
import { useState } from 'react';
import { KeyLegend } from './key-legend.tsx';
import { QueueList } from './queue-list.tsx';
import { ReviewSheet } from './review-sheet.tsx';
import type { Deciding } from './use-decide.ts';

/** The list of what waits beside the one design under review. Which one it is stands in the address. */
export function ReviewDesk({ designs, decide, missing }: Deciding & { readonly designs: readonly OwnerDesign[] }) {
  const t = useT('admin');
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
    setSearch({ design: design.id }, { replace: true, preventScrollReset: true });
  }

  function settle(confirmed: boolean, reason?: string): void {
    if (shown === undefined) return;
    handleShow(designs[index + 1] ?? designs[index - 1]);
    setRejectingId(null);
    setSelected((current) => new Set([...current].filter((id) => id !== shown.id)));
    decide({ design: shown, confirmed, ...(reason !== undefined && { reason }) });
  }

  function handleConfirmSelected(): void {
    for (const design of designs) if (selected.has(design.id)) decide({ design, confirmed: true });
    setSelected(new Set());
  }

  const actions = {
    onNext: () => handleShow(designs[index + 1]),
    onPrevious: () => handleShow(designs[index - 1]),
    onConfirm: () => settle(true),
    onReject: () => setRejectingId(shown?.id ?? null),
  };
  // One hand on the keyboard.
  const keys = useKeys([
    { keys: 'j', label: t('keys.next'), onPress: actions.onNext },
    { keys: 'k', label: t('keys.previous'), onPress: actions.onPrevious },
    { keys: 'c', label: t('keys.confirm'), onPress: actions.onConfirm },
    { keys: 'r', label: t('keys.reject'), onPress: actions.onReject },
  ]);

  return (
    <div css={styles.root}>
      <aside css={styles.side}>
        <QueueList
          designs={designs}
          shownId={shown?.id}
          onShow={handleShow}
          selected={selected}
          onSelect={setSelected}
          onConfirmSelected={handleConfirmSelected}
        />
        <KeyLegend keys={keys} />
      </aside>
      {shown && (
        <ReviewSheet
          design={shown}
          missing={missing.get(shown.id)}
          isRejecting={rejectingId === shown.id}
          onConfirm={actions.onConfirm}
          onReject={actions.onReject}
          onCancelReject={() => setRejectingId(null)}
          onRejected={(reason) => settle(false, reason)}
        />
      )}
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
