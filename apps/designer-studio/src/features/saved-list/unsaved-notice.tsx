import { Button, Cluster, Notice } from '@orime/ui';
import { useSavedT } from './saved-texts.ts';

export type UnsavedNoticeProps = {
  /** What would be lost. */
  readonly title: string;
  /** Says that one goes on with it instead. */
  readonly stay: string;
  readonly onOpen: () => void;
  readonly onStay: () => void;
};

/** Asks before another work takes the place of one that is not saved. */
export function UnsavedNotice({ title, stay, onOpen, onStay }: UnsavedNoticeProps) {
  const t = useSavedT();
  return (
    <Notice tone="warning" role="alert" title={title}>
      <Cluster>
        <Button size="sm" variant="secondary" onClick={onOpen}>
          {t('saved.open.unsaved')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onStay}>
          {stay}
        </Button>
      </Cluster>
    </Notice>
  );
}
