import { Badge, Button, Chip, Cluster, Heart, IconButton, ShoppingBag, showToast, Text } from '@orime/ui';
import { Breadcrumbs, Pagination, Tabs } from '@orime/ui/data';
import { lazy, Suspense, useState } from 'react';
import { Section } from './section.tsx';

const OverlayExamples = lazy(() => import('./overlay-examples.tsx'));

export function ActionSection() {
  const [tab, setTab] = useState<'shop' | 'stories'>('shop');
  const [hasChip, setChip] = useState(true);
  return (
    <Section title="Actions and navigation">
      <Cluster>
        <Button>Add to cart</Button>
        <Button variant="secondary">Size guide</Button>
        <Button variant="ghost">Skip</Button>
        <Button variant="danger">Delete</Button>
        <Button busy>Saving</Button>
        <Button disabled>Sold out</Button>
        <Button size="sm" variant="secondary">
          Small
        </Button>
        <Button size="lg">Large</Button>
        <IconButton label="Like">
          <Heart size={20} />
        </IconButton>
        <IconButton label="Cart" floating>
          <ShoppingBag size={20} />
        </IconButton>
      </Cluster>
      <Cluster>
        <Button variant="secondary" onClick={() => showToast({ message: 'Saved to your wish list', tone: 'success' })}>
          Show a toast
        </Button>
        {hasChip && (
          <Chip removeLabel="Remove filter: Silk" onRemove={() => setChip(false)}>
            Silk
          </Chip>
        )}
        <Badge>Archive</Badge>
        <Badge tone="accent">−30%</Badge>
        <Badge tone="success">Shipped</Badge>
        <Badge tone="warning">2 left</Badge>
        <Badge tone="danger">Cancelled</Badge>
        <Badge tone="paper">New</Badge>
      </Cluster>
      <Breadcrumbs items={[{ label: 'Catalog', to: '#' }, { label: 'Outerwear', to: '#' }, { label: 'Indigo haori' }]} />
      <Tabs
        label="Sections"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'shop', label: 'Shop' },
          { value: 'stories', label: 'Stories' },
        ]}
      >
        <Text>{tab === 'shop' ? 'Six designs of this season.' : 'Two stories from the workshop.'}</Text>
      </Tabs>
      <Pagination page={4} pageCount={12} hrefFor={(page) => `#page-${page}`} />
      <Suspense fallback={null}>
        <OverlayExamples />
      </Suspense>
    </Section>
  );
}
