import { useT } from '@orime/platform';
import { Button, showToast } from '@orime/ui';
import { Share2 } from '@orime/ui/icons';

/** Opens the device's own share sheet with the address of the page, or copies it where there is none. */
export function ShareButton({ title }: { readonly title: string }) {
  const t = useT('directory-globe');

  async function handleShare(): Promise<void> {
    const url = window.location.href;
    if (typeof navigator.share === 'function') {
      // Closing the sheet rejects: nothing to tell.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url);
    showToast({ message: t('share.copied'), tone: 'success' });
  }

  return (
    <Button variant="secondary" onClick={() => void handleShare()}>
      <Share2 size={18} aria-hidden />
      {t('share.share')}
    </Button>
  );
}
