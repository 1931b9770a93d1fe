import { mediaUrl, videoUrl } from '@orime/contracts';
import { pictureRoute } from '@orime/forms/files';
import { Button, color, css, FieldError, media, space, VisuallyHidden } from '@orime/ui';
import { useRef, useState } from 'react';
import type { VideoDraft } from '../draft/design-draft.ts';
import { useVideoT } from './video-texts.ts';

export type OwnFilmProps = { readonly value: VideoDraft; readonly onChange: (video: VideoDraft | null) => void };

/** The film that has arrived, with its picture. Any moment of it can become the picture. */
export function OwnFilm({ value, onChange }: OwnFilmProps) {
  const t = useVideoT();
  const film = useRef<HTMLVideoElement>(null);
  const [taking, setTaking] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle');

  async function handleTake(): Promise<void> {
    const shown = film.current;
    if (shown === null) return;
    shown.pause();
    setTaking('busy');
    try {
      const { takePicture } = await import('./take-picture.ts');
      const picture = await takePicture(shown);
      if (picture === undefined) return setTaking('failed');
      const stored = await pictureRoute.send(picture, { signal: new AbortController().signal, onProgress: () => undefined });
      onChange({ ...value, posterId: stored.id });
      setTaking('done');
    } catch {
      setTaking('failed');
    }
  }

  return (
    <div css={styles.root}>
      <video
        key={value.id}
        ref={film}
        css={styles.film}
        src={videoUrl(value.id)}
        poster={mediaUrl(value.posterId, 480)}
        aria-label={t('video.own')}
        controls
        muted
        playsInline
        preload="none"
      />
      <figure css={styles.picture}>
        <img css={styles.film} src={mediaUrl(value.posterId, 250)} alt="" loading="lazy" width={90} height={120} />
        <figcaption css={styles.words}>{t('video.poster')}</figcaption>
      </figure>
      <div css={styles.tools}>
        <Button variant="secondary" size="sm" busy={taking === 'busy'} onClick={() => void handleTake()}>
          {t('video.take')}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => onChange(null)}>
          {t('video.remove')}
        </Button>
      </div>
      {taking === 'failed' && <FieldError role="alert">{t('video.problem.lost')}</FieldError>}
      <VisuallyHidden role="status">{t(taking === 'done' ? 'video.taken' : 'video.arrived')}</VisuallyHidden>
    </div>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[3],
    alignItems: 'end',
    justifyContent: 'start',
    marginBlockEnd: space[3],
    [media.tablet]: { gridTemplateColumns: '12rem 8rem' },
  }),
  film: css({ display: 'block', width: '100%', height: 'auto', aspectRatio: '3 / 4', objectFit: 'cover', background: color.sunken }),
  picture: css({ display: 'grid', gap: space[2], margin: 0, maxWidth: '8rem' }),
  words: css({ fontSize: '0.8125rem', color: color.muted }),
  tools: css({ display: 'flex', flexWrap: 'wrap', gap: space[2], [media.tablet]: { gridColumn: '1 / -1' } }),
};
