import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import { Check, CircleAlert, color, css, font, space, VisuallyHidden } from '@orime/ui';
import { useDesignsT } from '../designs-texts.ts';
import { CHECKS, passedChecks } from './review-checks.ts';

/** What a design has and lacks, at a glance. */
export function ReviewChecklist({ design }: { readonly design: OwnerDesign }) {
  const t = useDesignsT();
  const passed = passedChecks(design);
  return (
    <ul css={styles.root} aria-label={t('desk.checks')}>
      {CHECKS.map((check) => (
        <li key={check} css={styles.item} data-open={!passed.has(check) || undefined}>
          {passed.has(check) ? <Check size={16} aria-hidden /> : <CircleAlert size={16} aria-hidden />}
          {t(`desk.check.${check}`)}
          <VisuallyHidden>: {t(passed.has(check) ? 'desk.checks.done' : 'desk.checks.open')}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
    gap: `${space[1]} ${space[4]}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
  item: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    fontSize: font.size.sm,
    color: color.muted,
    '&[data-open]': { color: color.danger },
  }),
};
