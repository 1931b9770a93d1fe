import { useT } from '@orime/platform';
import { Button } from '@orime/ui';
import { Drawer } from '@orime/ui/overlays';
import { FilterPanel } from './filter-panel.tsx';
import type { FilterPanelProps } from './filter-panel.tsx';

type FilterDrawerProps = FilterPanelProps & { readonly onClose: () => void };

/** The filter panel on narrow screens. Loaded with its first opening. */
export function FilterDrawer({ onClose, ...panel }: FilterDrawerProps) {
  const t = useT('retail-shop');
  return (
    <Drawer
      isOpen
      onClose={onClose}
      side="start"
      title={t('catalog.filters')}
      footer={
        <Button block onClick={onClose}>
          {t('catalog.show', { count: panel.page.total })}
        </Button>
      }
    >
      <FilterPanel {...panel} />
    </Drawer>
  );
}
