import { showToast } from '@orime/ui';

/** Opens the device's own share sheet, or copies the address where there is none. */
export async function sharePage(title: string, copiedText: string): Promise<void> {
  const url = window.location.href;
  if (typeof navigator.share === 'function') {
    // Closing the sheet rejects: nothing to tell.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  await navigator.clipboard.writeText(url);
  showToast({ message: copiedText, tone: 'success' });
}
