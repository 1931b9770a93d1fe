import { BRAND } from '@orime/contracts';
import { WORDMARK } from '@orime/ui/brand';

/** The wordmark in the ink of what surrounds it. */
export function WordmarkDrawing({ decorative = false, className }: { readonly decorative?: boolean; readonly className?: string }) {
  const naming = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': BRAND.name };
  return (
    <svg viewBox={`0 0 ${String(WORDMARK.width)} ${String(WORDMARK.height)}`} className={className} {...naming}>
      <path d={WORDMARK.path} fill="currentColor" />
    </svg>
  );
}
