import { useT } from '@orime/platform';
import { Button, Cluster, Notice } from '@orime/ui';
import { ConfirmDialog } from '@orime/ui/overlays';
import { useState } from 'react';
import type { PenState } from './pen-holder.ts';

export type PenBannerProps = {
  readonly pen: PenState;
  /** Nobody has the pen any more, as far as is known. */
  readonly isFree: boolean;
  readonly onTake: (takeOver: boolean) => void;
};

/** Who writes now, and the way to take the pen. Whoever loses it is told and loses no word. */
export function PenBanner({ pen, isFree, onTake }: PenBannerProps) {
  const t = useT('magazine');
  const [isAsking, setAsking] = useState(false);
  if (pen.kind !== 'theirs' && pen.kind !== 'other-tab') return null;
  const name = pen.kind === 'theirs' ? (pen.lock?.name ?? t('editor.pen.somebody')) : '';
  const isOpen = pen.kind === 'theirs' && isFree;
  return (
    <Notice tone="warning" role="alert">
      <Cluster justify="space-between">
        <p>
          {isOpen ? t('editor.pen.free', { name }) : pen.kind === 'theirs' ? t('editor.pen.theirs', { name }) : t('editor.pen.other-tab')}
        </p>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => (isOpen || pen.kind === 'other-tab' ? onTake(pen.kind === 'other-tab') : setAsking(true))}
        >
          {t(isOpen || pen.kind === 'other-tab' ? 'editor.pen.write-here' : 'editor.pen.take-over')}
        </Button>
      </Cluster>
      {isAsking && (
        <ConfirmDialog
          isOpen
          title={t('editor.pen.take-over')}
          confirmLabel={t('editor.pen.take-over')}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onTake(true);
          }}
        >
          {t('editor.pen.take-over-text', { name })}
        </ConfirmDialog>
      )}
    </Notice>
  );
}
