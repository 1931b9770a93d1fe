import { LANGUAGES } from '@orime/contracts';
import type { Language } from '@orime/contracts';
import type { BannerItem } from '@orime/contracts/api/site/content';
import { useLanguage } from '@orime/platform';
import { color, css, font, IconButton, Segmented, space, Text } from '@orime/ui';
import { Pause, Play } from '@orime/ui/icons';
import { useEffect, useState } from 'react';
import { Panel } from '../../parts/panel.tsx';
import { useBannerT } from './banner-texts.ts';

/** The rotation of the site's banner. */
const ROTATION_MS = 7_000;
const THEMES = ['dark', 'light'] as const;

/** How the published messages turn, in both themes. */
export function BannerPreview({ items }: { readonly items: readonly BannerItem[] }) {
  const t = useBannerT();
  const reader = useLanguage();
  const [language, setLanguage] = useState<Language>(reader);
  const [turn, setTurn] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const texts = items
    .filter(({ published }) => published === 'published')
    .map(({ promoText, promoTextJp }) => (language === 'jp' ? promoTextJp || promoText : promoText))
    .filter((text) => text.trim() !== '');
  const shown = texts[turn % Math.max(1, texts.length)];
  // Synchronises the shown message with time, as the banner does.
  useEffect(() => {
    if (isPaused || texts.length < 2) return;
    const timer = setInterval(() => setTurn((now) => now + 1), ROTATION_MS);
    return () => clearInterval(timer);
  }, [isPaused, texts.length]);
  return (
    <Panel
      title={t('banner.preview')}
      aside={
        <div css={styles.tools}>
          <Segmented
            label={t('banner.preview.language')}
            value={language}
            onChange={setLanguage}
            options={LANGUAGES.map((value) => ({ value, label: t(`banner.language.${value}`) }))}
          />
          <IconButton label={t(isPaused ? 'banner.preview.play' : 'banner.preview.pause')} onClick={() => setPaused(!isPaused)}>
            {isPaused ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
          </IconButton>
        </div>
      }
    >
      {shown === undefined ? (
        <Text tone="muted">{t('banner.preview.none')}</Text>
      ) : (
        <div css={styles.themes}>
          {THEMES.map((theme) => (
            <div key={theme} css={styles.bar} data-theme={theme} role="img" aria-label={t(`banner.preview.${theme}`, { text: shown })}>
              <span lang={language === 'jp' ? 'ja' : 'en'}>{shown}</span>
            </div>
          ))}
        </div>
      )}
    </Panel>
  );
}

const styles = {
  tools: css({ display: 'flex', alignItems: 'center', gap: space[3] }),
  themes: css({ display: 'grid', gap: space[3] }),
  bar: css({
    display: 'grid',
    placeItems: 'center',
    minHeight: '2.8125rem',
    paddingInline: space[4],
    background: color.surface,
    border: `1px solid ${color.line}`,
    color: color.text,
    fontSize: font.size.sm,
    fontWeight: font.weight.medium,
    textAlign: 'center',
  }),
};
