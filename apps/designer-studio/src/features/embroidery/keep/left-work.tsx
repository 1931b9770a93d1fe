import { useSession } from '@orime/platform';
import { Button, Cluster, Notice } from '@orime/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useEmbroideryT } from '../embroidery-texts.ts';
import { openWork, useWorkStore } from '../work/work.store.ts';
import { asideKey, copyKey, forgetCopy, keepCopy, readCopy, type LocalCopy } from './local-copy.ts';
import type { Saving } from './use-saving.ts';

export type LeftWorkProps = {
  readonly saving: Saving;
  /** A saved work is opened instead of what this browser keeps. */
  readonly isOpened: boolean;
};

/** Work that was not saved when a saved one was opened: it is put aside, and can be taken up again. */
export function LeftWork({ saving, isOpened }: LeftWorkProps) {
  const t = useEmbroideryT();
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user._id : undefined;
  const [left, setLeft] = useState<LocalCopy>();
  const read = useEffectEvent((whose: string | undefined) => {
    const found = isOpened ? (readCopy(copyKey(whose)) ?? readCopy(copyKey(undefined))) : undefined;
    if (found !== undefined && !found.isSaved) keepCopy(asideKey(whose), found);
    setLeft(readCopy(asideKey(whose)));
  });
  // Storage is read after the first render, which must be the same on a server, and before the workshop around this writes to it.
  // oxlint-disable-next-line react/set-state-in-effect -- what a browser keeps is known after the first render only
  useEffect(() => read(userId), [userId]);
  if (left === undefined) return null;

  /** What is on the table and not saved changes places with it. */
  function handleOpen(found: LocalCopy): void {
    const { work } = useWorkStore.getState();
    const onTable = { work, saved: saving.saved, isSaved: false };
    if (saving.isUnsaved) keepCopy(asideKey(userId), onTable);
    else forgetCopy(asideKey(userId));
    setLeft(saving.isUnsaved ? onTable : undefined);
    openWork(found.work);
    saving.setSaved(found.saved);
  }
  function handleDiscard(): void {
    forgetCopy(asideKey(userId));
    setLeft(undefined);
  }
  return (
    <Notice role="status" title={t('work.left', { name: left.work.name === '' ? t('work.unnamed') : left.work.name })}>
      <Cluster>
        <Button size="sm" variant="secondary" onClick={() => handleOpen(left)}>
          {t('work.left.open')}
        </Button>
        <Button size="sm" variant="ghost" onClick={handleDiscard}>
          {t('work.left.discard')}
        </Button>
      </Cluster>
    </Notice>
  );
}
