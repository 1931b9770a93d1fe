import { Button, Cluster, Notice } from '@orime/ui';
import { useFormsText } from '../forms-texts.ts';

/** Says that earlier work was brought back, and offers to do without it. */
export function RestoredNotice({ onDiscard }: { readonly onDiscard: () => void }) {
  const t = useFormsText();
  return (
    <Notice role="status">
      <Cluster justify="space-between">
        <span>{t('draft.restored')}</span>
        <Button variant="secondary" size="sm" onClick={onDiscard}>
          {t('draft.discard')}
        </Button>
      </Cluster>
    </Notice>
  );
}
