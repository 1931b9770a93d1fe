import { isApiError, useT } from '@orime/platform';
import { Button, Notice, Stack } from '@orime/ui';

/** Whether a change was refused because somebody else's came first. */
export function isStale(error: unknown): boolean {
  return isApiError(error) && (error.code === 'conflict' || error.code === 'invalid_transition');
}

/** Somebody else was faster: what is shown is old, and is read again by a press. */
export function StaleNotice({ onReload }: { readonly onReload: () => void }) {
  const t = useT('admin');
  return (
    <Notice tone="warning" role="alert" title={t('stale.title')}>
      <Stack gap={2} align="start">
        <span>{t('stale.text')}</span>
        <Button size="sm" variant="secondary" onClick={onReload}>
          {t('stale.reload')}
        </Button>
      </Stack>
    </Notice>
  );
}
