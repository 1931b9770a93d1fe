import { mediaUrl, videoUrl } from '@orime/contracts';
import type { DesignVideo } from '@orime/contracts/api/catalogue/design-video';
import { Button, color, css, font, Image, space, Text } from '@orime/ui';
import { Play } from '@orime/ui/icons';
import { useState } from 'react';
import { useVideoT } from './video-texts.ts';

export type GarmentFilmProps = { readonly video: DesignVideo; readonly name: string; readonly sizes: string };

/**
 * How the garment moves: its picture until somebody wishes to see more, then the film, muted. Nothing of the film is read before that,
 * so that it costs nobody data and moves in nobody's sight unasked.
 */
export function GarmentFilm({ video, name, sizes }: GarmentFilmProps) {
  const t = useVideoT();
  const [state, setState] = useState<'picture' | 'film' | 'failed'>('picture');

  if (state === 'film')
    return (
      <video
        ref={takeFocus}
        css={styles.film}
        src={videoUrl(video.id)}
        poster={mediaUrl(video.poster.id, 768)}
        aria-label={t('video.label', { name })}
        controls
        muted
        loop
        autoPlay
        playsInline
        onError={() => setState('failed')}
      />
    );
  return (
    <div css={styles.root}>
      <button
        type="button"
        css={styles.poster}
        aria-label={t('video.play', { name })}
        disabled={state === 'failed'}
        onClick={() => setState('film')}
      >
        <Image image={video.poster} alt="" sizes={sizes} ratio="3 / 4" />
        {state === 'picture' && (
          <span css={styles.mark} aria-hidden>
            <Play size={16} />
            {t('video.watch')}
          </span>
        )}
      </button>
      {state === 'failed' && (
        <div css={styles.failed} role="alert">
          <Text size="sm">{t('video.failed')}</Text>
          <Button variant="secondary" size="sm" onClick={() => setState('film')}>
            {t('video.again')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The button that began it is gone: what comes in its place has the keyboard. One function for all renders, so that it runs once. */
function takeFocus(film: HTMLVideoElement | null): void {
  film?.focus();
}

const styles = {
  root: css({ position: 'relative' }),
  poster: css({ display: 'block', position: 'relative', width: '100%', '&:focus-visible': { outlineOffset: -4 } }),
  mark: css({
    position: 'absolute',
    insetInlineStart: space[3],
    insetBlockEnd: space[3],
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    padding: `${space[2]} ${space[3]}`,
    fontSize: font.size.sm,
    color: color.text,
    background: color.surface,
  }),
  film: css({ display: 'block', width: '100%', aspectRatio: '3 / 4', objectFit: 'cover', background: color.sunken }),
  failed: css({
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    padding: space[3],
    color: color.text,
    background: color.surface,
  }),
};
