import { useFormat } from '@orime/platform';
import { Badge } from '@orime/ui';
import { useDesignText } from './design-texts.ts';
import { badgesOf, type BadgeFacts } from './product-card-badges.ts';

export type DesignBadgesProps = {
  readonly design: BadgeFacts;
  /** What they stand on: a photograph is the same in both themes. */
  readonly on: 'photograph' | 'page';
  readonly className?: string;
};

/** What one should know of a design before anything else, most important first; nothing for most designs. */
export function DesignBadges({ design, on, className }: DesignBadgesProps) {
  const t = useDesignText();
  const format = useFormat();
  const badges = badgesOf(design);
  if (badges.length === 0) return null;
  return (
    <div className={className}>
      {badges.map((badge) => (
        <Badge key={badge.kind} tone={badge.kind === 'sale' ? 'accent' : on === 'photograph' ? 'paper' : 'neutral'}>
          {t(`badge.${badge.kind}`, badge.kind === 'sale' ? { percent: format.percent(badge.ratio) } : {})}
        </Badge>
      ))}
    </div>
  );
}
