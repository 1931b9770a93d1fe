import { mediaUrl } from '@orime/contracts';
import type { Picture } from '@orime/forms/files';
import { useText } from '@orime/platform';
import { color, css, font, Image, space } from '@orime/ui';
import { useDesignT } from '../design-texts.ts';
import type { DesignDraft, DesignField } from '../draft/design-draft.ts';
import { draftWords } from './draft-words.ts';
import { useWordSource } from './use-word-source.ts';
import type { WordSourceProps } from './use-word-source.ts';

export type FieldValueProps = WordSourceProps & { readonly field: DesignField; readonly draft: DesignDraft };

/** One field of a draft as it is read: lines, or pictures in their order. Phrasing content, so that it can stand in a label. */
export function FieldValue({ field, draft, ...props }: FieldValueProps) {
  const t = useDesignT();
  const source = useWordSource(props);
  if (field === 'images' && draft.images.length > 0) return <Pictures pictures={draft.images} />;
  if (field === 'video' && draft.video !== null) return <FilmPicture posterId={draft.video.posterId} />;
  const lines = draftWords(field, draft, source);
  if (lines.length === 0) return <span css={styles.none}>{t('design.words.empty')}</span>;
  return (
    <span css={styles.lines}>
      {lines.map((line, index) => (
        // Lines may repeat.
        <span key={index}>{line}</span>
      ))}
    </span>
  );
}

function FilmPicture({ posterId }: { readonly posterId: string }) {
  const t = useDesignT();
  return <img css={styles.film} src={mediaUrl(posterId, 160)} alt={t('design.field.video')} loading="lazy" width={64} height={85} />;
}

function Pictures({ pictures }: { readonly pictures: readonly Picture[] }) {
  const text = useText();
  const t = useDesignT();
  return (
    <span css={styles.pictures}>
      {pictures.map((picture, index) => (
        <Image
          key={picture.id}
          css={styles.picture}
          image={picture}
          alt={text(picture.alt) || t('design.words.picture', { number: index + 1 })}
          sizes="4rem"
          ratio="3 / 4"
        />
      ))}
    </span>
  );
}

const styles = {
  none: css({ color: color.muted, fontSize: font.size.sm }),
  lines: css({
    display: 'grid',
    gap: space[1],
    fontSize: font.size.sm,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  }),
  pictures: css({ display: 'flex', flexWrap: 'wrap', gap: space[1] }),
  picture: css({ width: '4rem' }),
  film: css({ width: '4rem', height: 'auto', aspectRatio: '3 / 4', objectFit: 'cover' }),
};
