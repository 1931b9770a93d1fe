import { BRAND } from '@orime/contracts';
import type { Chapter } from '@orime/contracts/api/editorial/collection';
import { useFormat, useT, useText } from '@orime/platform';
import { Button, css, showToast, space, Text } from '@orime/ui';
import { chapterUrl } from './chapter-url.ts';

/** A line to quote the chapter by, with a button that copies it together with the address. */
export function Citation({ chapter }: { readonly chapter: Chapter }) {
  const t = useT('magazine');
  const text = useText();
  const format = useFormat();
  const line = t('criticalTheory.citation', {
    author: text(chapter.author),
    title: text(chapter.title),
    brand: BRAND.name,
    date: chapter.publishedAt === null ? '' : format.date(chapter.publishedAt),
  });

  async function handleCopy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(`${line} ${window.location.origin}${chapterUrl(chapter.slug)}`);
      showToast({ message: t('criticalTheory.cited'), tone: 'success' });
    } catch {
      showToast({ message: t('criticalTheory.cite-failed'), tone: 'danger' });
    }
  }

  return (
    <div css={styles.root}>
      <Text size="sm" tone="muted">
        {line}
      </Text>
      <div css={styles.action}>
        <Button variant="secondary" size="sm" onClick={() => void handleCopy()}>
          {t('criticalTheory.cite')}
        </Button>
      </div>
    </div>
  );
}

const styles = { root: css({ display: 'grid', gap: space[3] }), action: css({ '@media print': { display: 'none' } }) };
