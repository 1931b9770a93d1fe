import { htmlLang, type Language } from '@orime/contracts';
import { useLanguage, useT } from '@orime/platform';
import { Button, Cluster, color, Container, css, font, Heading, Image, Notice, Segmented, space, Text, z } from '@orime/ui';
import { FullScreenDialog } from '@orime/ui/overlays';
import { useState } from 'react';
import { ArticleBody } from '../../article/index.ts';
import { useSelected } from '../session/use-selected.ts';
import { useImage, useWriting, useWritten } from '../session/writing-context.ts';
import { resolveBlocks } from './resolve-blocks.ts';

/** The story as a reader will see it, in either language and on a phone's width. */
export function PreviewDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT('magazine');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop');
  return (
    <FullScreenDialog label={t('editor.preview')} onClose={onClose}>
      <div css={styles.root}>
        <div css={styles.bar}>
          <Cluster gap={3}>
            <Segmented
              label={t('editor.languages')}
              options={[
                { value: 'en', label: t('editor.language.en') },
                { value: 'jp', label: t('editor.language.jp') },
              ]}
              value={language}
              onChange={setLanguage}
            />
            <Segmented
              label={t('editor.preview.width')}
              options={[
                { value: 'desktop', label: t('editor.preview.desktop') },
                { value: 'phone', label: t('editor.preview.phone') },
              ]}
              value={width}
              onChange={setWidth}
            />
          </Cluster>
          <Button variant="secondary" onClick={onClose}>
            {t('editor.preview.close')}
          </Button>
        </div>
        <div css={[styles.page, width === 'phone' && styles.phone]}>
          <PreviewStory language={language} />
        </div>
      </div>
    </FullScreenDialog>
  );
}

function PreviewStory({ language }: { readonly language: Language }) {
  const t = useT('magazine');
  const { shelf } = useWriting();
  const draft = useWritten((state) => state.draft);
  const words = useWritten((state) => state.words);
  const cards = useSelected(shelf, (all) => all);
  const cover = useImage(words.coverFileId);
  // A story in one language is shown in that one, as its readers will see it.
  const written = words.body[language].length > 0 ? language : language === 'en' ? 'jp' : 'en';
  const blocks = resolveBlocks(words.body[written], {
    images: { ...draft.images, ...cards.images },
    products: { ...draft.products, ...cards.products },
    designers: { ...draft.designers, ...cards.designers },
  });
  return (
    <article lang={htmlLang(written)}>
      <Container width="text" css={styles.head}>
        <Heading level={1}>{words.title[language] || words.title[written] || t('editor.untitled')}</Heading>
        <Text lead size="xl" tone="muted" css={styles.dek}>
          {words.dek[language] || words.dek[written]}
        </Text>
      </Container>
      {cover && (
        <Image
          image={cover}
          alt={words.coverAlt[written]}
          sizes="80rem"
          ratio="16 / 9"
          focus={words.coverFocal ?? undefined}
          css={styles.cover}
        />
      )}
      <Container width="text">
        {written !== language && <Notice>{t('editor.preview.one-language')}</Notice>}
        <ArticleBody blocks={blocks} />
      </Container>
    </article>
  );
}

const styles = {
  root: css({ height: '100%', overflow: 'hidden auto', background: color.page }),
  bar: css({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: z.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space[3],
    padding: space[3],
    background: color.page,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  page: css({ paddingBlock: space[6], overflowX: 'clip' }),
  phone: css({ width: 'min(100%, 390px)', marginInline: 'auto', boxShadow: `0 0 0 1px ${color.line}` }),
  head: css({ display: 'grid', gap: space[4], marginBlockEnd: space[6] }),
  dek: css({ fontFamily: font.display, lineHeight: 1.4 }),
  cover: css({ maxWidth: '80rem', marginInline: 'auto', marginBlockEnd: space[6] }),
};
