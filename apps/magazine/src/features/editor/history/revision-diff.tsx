import { htmlLang, LANGUAGES } from '@orime/contracts';
import { useQuery, useT } from '@orime/platform';
import { color, css, FailedState, font, Skeleton, space, Text } from '@orime/ui';
import { revisionQuery } from '../editor.api.ts';
import { useWritten } from '../session/writing-context.ts';
import { revisionChanges } from './revision-changes.ts';

/** What changed from a revision to what is on the screen. */
export function RevisionDiff({ articleId, revision }: { readonly articleId: string; readonly revision: string }) {
  const t = useT('magazine');
  const words = useWritten((state) => state.words);
  const found = useQuery(revisionQuery(articleId, revision));
  if (found.isPending) return <Skeleton height="4rem" />;
  if (found.isError) return <FailedState level={3} onRetry={() => void found.refetch()} busy={found.isFetching} />;
  const sides = LANGUAGES.map((language) => ({ language, passages: revisionChanges(found.data, words, language) }));
  if (sides.every(({ passages }) => passages.length === 0)) return <Text size="sm">{t('editor.history.same')}</Text>;
  return (
    <div css={styles.root}>
      {sides.flatMap(({ language, passages }) =>
        passages.map(({ changes }, index) => (
          <p key={`${language}-${index}`} lang={htmlLang(language)} css={styles.passage}>
            {changes.map(({ kind, text }, at) => {
              if (kind === 'added') return <ins key={at}>{text}</ins>;
              return kind === 'removed' ? <del key={at}>{text}</del> : text;
            })}
          </p>
        )),
      )}
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3], maxHeight: '24rem', overflowY: 'auto', width: '100%' }),
  passage: css({
    fontSize: font.size.sm,
    '& ins': { background: color.successSoft, textDecoration: 'underline', textDecorationColor: color.success },
    '& del': { background: color.dangerSoft, textDecorationColor: color.danger },
  }),
};
