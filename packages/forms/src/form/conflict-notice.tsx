import { Button, Cluster, Notice, Stack, Text } from '@orime/ui';
import type { ReactNode } from 'react';
import { useFormsText } from '../forms-texts.ts';

export type ConflictNoticeProps = {
  /** What differs, for the reader to decide by. */
  readonly children?: ReactNode;
  /** Sends again on top of the newer version. Left out where that cannot be done any more. */
  readonly onKeepMine?: (() => void) | undefined;
  /** Fills the form with the newer version. */
  readonly onTakeTheirs: () => void;
};

/** For a 409: the row was changed since the form was opened. Nothing typed is lost until the reader chooses. */
export function ConflictNotice({ children, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  const t = useFormsText();
  return (
    <Notice tone="warning" role="alert" title={t('conflict.title')}>
      <Stack gap={2}>
        <Text size="sm">{t(onKeepMine ? 'conflict.text' : 'conflict.over')}</Text>
        {children}
        <Cluster gap={2}>
          {onKeepMine && (
            <Button size="sm" variant="secondary" onClick={onKeepMine}>
              {t('conflict.mine')}
            </Button>
          )}
          <Button size="sm" variant="secondary" onClick={onTakeTheirs}>
            {t('conflict.theirs')}
          </Button>
        </Cluster>
      </Stack>
    </Notice>
  );
}
