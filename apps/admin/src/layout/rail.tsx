import type { AdminStats } from '@orime/contracts/api/office/admin';
import { useT } from '@orime/platform';
import { Button, color, css, font, space } from '@orime/ui';
import { useId } from 'react';
import { RailLink } from './rail-link.tsx';
import type { LiveRail } from './rail-sections.ts';
import { waitingOf } from './rail-sections.ts';

export type RailProps = {
  readonly rail: LiveRail;
  readonly stats: AdminStats | undefined;
  /** Whether the numbers could not be read. */
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly onFollow?: () => void;
};

/** The duties by section, each with what waits in it. */
export function Rail({ rail: { home, sections }, stats, hasFailed, onRetry, onFollow }: RailProps) {
  const t = useT('admin');
  const id = useId();
  const isIdle = stats !== undefined && sections.every(({ entries }) => entries.every((entry) => (waitingOf(entry, stats) ?? 0) === 0));
  return (
    <nav css={styles.root} aria-label={t('rail.label')}>
      {home && <RailLink entry={home} waiting={undefined} onFollow={onFollow} />}
      {hasFailed && (
        <p css={styles.note} role="status">
          {t('rail.failed')}{' '}
          <Button variant="ghost" size="sm" onClick={onRetry}>
            {t('rail.retry')}
          </Button>
        </p>
      )}
      {isIdle && <p css={styles.note}>{t('rail.idle')}</p>}
      {sections.map(({ name, entries }) => (
        <section key={name} aria-labelledby={`${id}-${name}`}>
          <h2 css={styles.title} id={`${id}-${name}`}>
            {t(`rail.section.${name}`)}
          </h2>
          <ul css={styles.list}>
            {entries.map((entry) => (
              <li key={entry.to}>
                <RailLink entry={entry} waiting={waitingOf(entry, stats)} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4], alignContent: 'start' }),
  note: css({ paddingInline: space[3], fontSize: font.size.sm, color: color.muted }),
  title: css({
    paddingInline: space[3],
    marginBlockEnd: space[1],
    fontSize: font.size.xs,
    fontWeight: font.weight.medium,
    fontFamily: 'inherit',
    letterSpacing: font.trackingLabel,
    lineHeight: 1.6,
    color: color.muted,
  }),
  list: css({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 }),
};
