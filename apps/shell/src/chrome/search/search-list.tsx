import { EmptyState, Notice, Skeleton, color, css, font, media, space } from '@orime/ui';
import { useId } from 'react';
import type { Ref } from 'react';
import { forgetSearches } from './recent-searches.ts';
import { SearchOptionLink } from './search-option-link.tsx';
import { resultsPath } from './search-options.ts';
import type { SearchGroup, SearchOption } from './search-options.ts';
import { useSearchT } from './search-texts.ts';

export type SearchListProps = {
  readonly ref: Ref<HTMLDivElement>;
  readonly id: string;
  readonly word: string;
  readonly groups: readonly SearchGroup[];
  readonly recent: readonly string[];
  /** Id of the option that the arrows have reached. */
  readonly activeId: string | null;
  readonly state: 'loading' | 'failed' | 'ready';
  /** With the word that was searched for. */
  readonly onFollow: (word: string) => void;
  readonly onForget: () => void;
};

/** The options of the search: recent words while nothing is typed, otherwise suggestions by kind and the way to all results. */
export function SearchList({ ref, id, word, groups, recent, activeId, state, onFollow, onForget }: SearchListProps) {
  const t = useSearchT();
  const own = useId();
  const option = (item: SearchOption, searched: string) => (
    <SearchOptionLink
      key={item.id}
      id={`${own}-${item.id}`}
      option={item}
      isActive={activeId === `${own}-${item.id}`}
      onFollow={() => onFollow(searched)}
    />
  );
  const all = word === '' ? [] : [{ id: 'all', to: resultsPath(word), name: t('search.see-all', { q: word }), nameJp: '' }];

  return (
    <>
      {state === 'failed' && <Notice tone="warning">{t('search.failed')}</Notice>}
      {word === '' && recent.length === 0 && <p css={styles.start}>{t('search.start')}</p>}
      {word !== '' && state === 'loading' && groups.length === 0 && (
        <div css={styles.waiting} aria-hidden>
          {[60, 45, 52].map((width) => (
            <Skeleton key={width} height="1.5rem" width={`${String(width)}%`} />
          ))}
        </div>
      )}
      {word !== '' && state === 'ready' && groups.length === 0 && (
        <EmptyState level={2} title={t('search.none', { q: word })} text={t('search.none.hint')} />
      )}
      <div ref={ref} id={id} css={[styles.list, state === 'loading' && styles.stale]} role="listbox" aria-label={t('header.search')}>
        {word === '' && recent.length > 0 && (
          <div css={styles.group} role="group" aria-labelledby={`${own}-recent`}>
            <p css={styles.title} id={`${own}-recent`}>
              {t('search.recent')}
            </p>
            {recent.map((searched, index) =>
              option({ id: `recent-${String(index)}`, to: resultsPath(searched), name: searched, nameJp: '' }, searched),
            )}
          </div>
        )}
        {groups.map(({ kind, options }) => (
          <div key={kind} css={styles.group} role="group" aria-labelledby={`${own}-${kind}`}>
            <p css={styles.title} id={`${own}-${kind}`}>
              {t(`search.${kind}`)}
            </p>
            {options.map((item) => option(item, word))}
          </div>
        ))}
        {all.map((item) => (
          <div key={item.id} css={styles.all} role="presentation">
            {option(item, word)}
          </div>
        ))}
      </div>
      {word === '' && recent.length > 0 && (
        <button
          css={styles.forget}
          type="button"
          onClick={() => {
            forgetSearches();
            onForget();
          }}
        >
          {t('search.forget')}
        </button>
      )}
    </>
  );
}

const styles = {
  start: css({ paddingBlockStart: space[5], color: color.muted, maxWidth: '36rem' }),
  waiting: css({ display: 'grid', gap: space[4], paddingBlockStart: space[5] }),
  list: css({
    display: 'grid',
    gap: `${space[4]} ${space[7]}`,
    alignItems: 'start',
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' },
  }),
  // What was found for the word before.
  stale: css({ opacity: 0.7 }),
  group: css({ display: 'grid', alignContent: 'start', paddingBlockStart: space[4], minWidth: 0 }),
  title: css({
    fontSize: font.size.xs,
    fontWeight: font.weight.medium,
    letterSpacing: font.trackingLabel,
    color: color.muted,
    marginBlockEnd: space[1],
  }),
  all: css({ gridColumn: '1 / -1', borderBlockStart: `1px solid ${color.line}`, marginBlockStart: space[2] }),
  forget: css({
    minHeight: '2.75rem',
    marginBlockStart: space[2],
    fontSize: font.size.sm,
    color: color.muted,
    textDecoration: 'underline',
    [media.hover]: { '&:hover': { color: color.text } },
  }),
};
