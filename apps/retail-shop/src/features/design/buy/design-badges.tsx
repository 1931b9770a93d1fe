import { badgesOf } from '@orime/cards';
import type { Design } from '@orime/contracts/api/catalogue/design';
import { useFormat, useT } from '@orime/platform';
import { Badge, Cluster } from '@orime/ui';

/** What its card said over the photograph, beside the price; nothing for most designs. */
export function DesignBadges({ design }: { readonly design: Design }) {
  const t = useT('retail-shop');
  const format = useFormat();
  const badges = badgesOf(design);
  if (badges.length === 0) return null;
  return (
    <Cluster gap={2}>
      {badges.map((badge) =>
        badge.kind === 'sale' ? (
          <Badge key={badge.kind} tone="accent">
            {t('badge.sale', { percent: format.percent(badge.ratio) })}
          </Badge>
        ) : (
          <Badge key={badge.kind}>{t(WORDS[badge.kind])}</Badge>
        ),
      )}
    </Cluster>
  );
}

const WORDS = {
  archive: 'catalog.archived',
  'few-left': 'badge.few-left',
  'made-to-order': 'catalog.flag.mto',
  'one-of-one': 'badge.one-of-one',
  'sold-out': 'design.sold-out',
} as const;
