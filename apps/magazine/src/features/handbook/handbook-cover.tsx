import { buildUrl } from '@orime/contracts';
import type { Chapter } from '@orime/contracts/api/editorial/collection';
import { api, useLanguage, useNavigate, useSearchParams, useT } from '@orime/platform';
import { css, font, Heading, media, Page, space, Text, TextField } from '@orime/ui';
import { PaperButtons } from '@orime/ui/data';
import { useState } from 'react';
import { handbookUrl } from './handbook-address.ts';
import { HandbookContents } from './handbook-contents.tsx';
import { HandbookHits } from './handbook-hits.tsx';

export type HandbookCoverProps = { readonly chapters: readonly Chapter[] };

/** What the handbook is, what is in it, and where a word stands. */
export function HandbookCover({ chapters }: HandbookCoverProps) {
  const t = useT('magazine');
  const lang = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // Its own state, as an input method must not see its text come back by way of the address.
  const [query, setQuery] = useState(search.get('q') ?? '');

  function handleSearch(value: string): void {
    setQuery(value);
    void navigate(handbookUrl({ q: value }), { replace: true, preventScrollReset: true });
  }

  return (
    <Page>
      <header css={styles.head}>
        <Heading level={1} size="hero" css={styles.title}>
          {t('handbook.title')}
        </Heading>
        <Text lead tone="muted" size="lg" css={styles.dek}>
          {t('handbook.dek')}
        </Text>
        <div css={styles.papers}>
          <PaperButtons
            label={t('handbook.papers')}
            papers={[
              {
                id: 'handbook',
                kind: 'pdf',
                label: t('handbook.paper'),
                onOpen: () => api.download(buildUrl('/api/article/handbook.pdf', { lang })),
              },
            ]}
          />
        </div>
      </header>
      <form role="search" css={styles.search} onSubmit={(event) => event.preventDefault()}>
        <TextField
          type="search"
          label={t('handbook.search')}
          value={query}
          maxLength={60}
          onChange={(event) => handleSearch(event.target.value)}
        />
      </form>
      {query.trim() === '' ? <HandbookContents chapters={chapters} /> : <HandbookHits chapters={chapters} query={query} />}
    </Page>
  );
}

const styles = {
  head: css({ display: 'grid', gap: space[4], marginBlockEnd: space[7] }),
  // A long word in Japanese, which would break within it on a phone.
  title: css({ 'html[lang="ja"] &': { fontSize: font.size.h1 } }),
  dek: css({ maxWidth: '40rem', fontSize: font.size.xl }),
  papers: css({ '@media print': { display: 'none' } }),
  search: css({ display: 'block', marginBlockEnd: space[6], [media.tablet]: { maxWidth: '28rem' }, '@media print': { display: 'none' } }),
};
