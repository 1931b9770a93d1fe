import { useT } from '@orime/platform';

/** Words for a size: the label on the garment itself, except where there is only one. */
export function useSizeName(): (size: string) => string {
  const t = useT('retail-shop');
  return (size) => (size === 'OS' ? t('size.one') : size);
}
