import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import type { Vocabulary } from '@orime/contracts/api/site/vocabulary';
import { useLanguage, useMarket } from '@orime/platform';
import { css, Disclosure, Heading, media, Segmented, space, Text } from '@orime/ui';
import { useState } from 'react';
import { useDesignT } from '../design-texts.ts';
import type { DesignDraft } from '../draft/design-draft.ts';
import { inLanguage } from './in-language.ts';
import { PreviewCard } from './preview-card.tsx';
import { PreviewPage } from './preview-page.tsx';

export type Maker = DesignCard['designer'];
export type PreviewPaneProps = { readonly draft: DesignDraft; readonly maker: Maker; readonly words: Vocabulary };

/** How the design will stand in the catalogue and on its own page, in either language: beside the form, below it on a phone. */
export function PreviewPane(props: PreviewPaneProps) {
  const t = useDesignT();
  return (
    <>
      <aside css={styles.beside} aria-label={t('design.preview')}>
        <Heading level={2} size={5}>
          {t('design.preview')}
        </Heading>
        <Views {...props} />
      </aside>
      <Disclosure css={styles.below} title={t('design.preview')}>
        <Views {...props} />
      </Disclosure>
    </>
  );
}

function Views({ draft, maker, words }: PreviewPaneProps) {
  const t = useDesignT();
  const own = useLanguage();
  const { currency } = useMarket();
  const [view, setView] = useState<'card' | 'page'>('card');
  const [chosen, setChosen] = useState<'en' | 'jp'>();
  const language = chosen ?? own;
  const read = inLanguage({ ...draft, name: draft.name || draft.nameJp || t('design.preview.name') }, maker, words, language);
  return (
    <div css={styles.views}>
      <Segmented
        label={t('design.preview.view')}
        value={view}
        onChange={setView}
        options={(['card', 'page'] as const).map((value) => ({ value, label: t(`design.preview.${value}`) }))}
      />
      <Segmented
        label={t('design.preview.language')}
        value={language}
        onChange={setChosen}
        options={[
          { value: 'en', label: 'English', lang: 'en' },
          { value: 'jp', label: '日本語', lang: 'ja' },
        ]}
      />
      {/* Looks only: nothing in it can be pressed. */}
      <div inert lang={language === 'jp' ? 'ja' : 'en'}>
        {view === 'card' ? <PreviewCard {...read} /> : <PreviewPage {...read} language={language} />}
      </div>
      <Text size="xs" tone="muted">
        {t('design.preview.text', { currency })}
      </Text>
    </div>
  );
}

const styles = {
  beside: css({
    display: 'none',
    gap: space[4],
    alignContent: 'start',
    [media.desktop]: {
      display: 'grid',
      position: 'sticky',
      insetBlockStart: '5.5rem',
      alignSelf: 'start',
      maxHeight: 'calc(100vh - 7rem)',
      overflowY: 'auto',
    },
  }),
  below: css({ [media.desktop]: { display: 'none' } }),
  views: css({ display: 'grid', gap: space[3], justifyItems: 'start', '& > [inert]': { width: '100%', maxWidth: '20rem' } }),
};
