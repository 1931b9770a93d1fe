import type { DesignChange, DesignForm } from '@orime/contracts/api/catalogue/own-design';
import { useFormat, useText } from '@orime/platform';
import { Badge, color, css, font, Image, media, space, Text } from '@orime/ui';
import { useTerms } from '../../../lists/use-terms.ts';
import { useDesignsT } from '../designs-texts.ts';
import { DesignFilm } from '../review/design-film.tsx';
import { changeWords, pictureMarks } from './change-words.ts';

type Pictures = DesignForm['images'];

/** What a waiting change would make different: every field as it is in the shop and as its designer asks for. Fetches words. */
export function ChangeView({ change }: { readonly change: DesignChange }) {
  const t = useDesignsT();
  const format = useFormat();
  const terms = useTerms();
  return (
    <section css={styles.root} aria-label={t('desk.change')}>
      <Text size="sm" tone="muted">
        {t('desk.change.asked', { date: format.date(change.requestedAt), count: change.fields.length })}
      </Text>
      {change.baseVersion !== change.version && <Text size="sm">{t('desk.change.older')}</Text>}
      <dl css={styles.fields}>
        {change.fields.map(({ field, before, after }) => (
          <div key={field} css={styles.field}>
            <dt css={styles.name}>{t(`desk.field.${field}`, { defaultValue: field })}</dt>
            {([before, after] as const).map((value, index) => (
              <dd key={index === 0 ? 'before' : 'after'} css={styles.value} data-side={index === 0 ? 'before' : 'after'}>
                <span css={styles.side}>{t(index === 0 ? 'desk.change.before' : 'desk.change.after')}</span>
                {field === 'images' ? (
                  <PictureStrip pictures={picturesOf(value)} others={picturesOf(index === 0 ? after : before)} isAfter={index === 1} />
                ) : field === 'video' && isVideo(value) ? (
                  <DesignFilm video={value} label={t('desk.field.video')} />
                ) : (
                  <Lines words={changeWords(field, value, { t, format, terms })} />
                )}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

function Lines({ words }: { readonly words: readonly string[] }) {
  const t = useDesignsT();
  if (words.length === 0) return <span css={styles.none}>{t('desk.change.empty')}</span>;
  return (
    <ul css={styles.lines}>
      {words.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

type PictureStripProps = { readonly pictures: Pictures; readonly others: Pictures; readonly isAfter: boolean };

/** Pictures in their order; those that come or go say so. */
function PictureStrip({ pictures, others, isAfter }: PictureStripProps) {
  const t = useDesignsT();
  const text = useText();
  const marks = pictureMarks(pictures, others);
  if (pictures.length === 0) return <span css={styles.none}>{t('desk.change.empty')}</span>;
  return (
    <ul css={styles.pictures}>
      {pictures.map(({ fileId, alt }, index) => (
        <li key={`${fileId} ${index}`}>
          <Image
            image={{ id: fileId, width: 480, height: 640, thumbhash: '', color: '#808080' }}
            alt={text(alt)}
            sizes="7rem"
            ratio="3 / 4"
          />
          {marks.has(fileId) && (
            <Badge tone={isAfter ? 'success' : 'danger'}>{t(isAfter ? 'desk.change.added' : 'desk.change.removed')}</Badge>
          )}
        </li>
      ))}
    </ul>
  );
}

function isVideo(value: unknown): value is NonNullable<DesignForm['video']> {
  return typeof value === 'object' && value !== null && 'fileId' in value && 'posterId' in value;
}

function picturesOf(value: unknown): Pictures {
  return Array.isArray(value) ? (value as Pictures) : []; // of the field `images`
}

const styles = {
  root: css({ display: 'grid', gap: space[3] }),
  fields: css({ display: 'grid', margin: 0 }),
  field: css({
    display: 'grid',
    gap: `${space[2]} ${space[4]}`,
    paddingBlock: space[3],
    borderBlockStart: `1px solid ${color.line}`,
    [media.tablet]: { gridTemplateColumns: '9rem minmax(0, 1fr) minmax(0, 1fr)' },
  }),
  name: css({ fontSize: font.size.sm, fontWeight: font.weight.medium }),
  value: css({
    display: 'grid',
    gap: space[1],
    alignContent: 'start',
    margin: 0,
    padding: space[2],
    minWidth: 0,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    fontSize: font.size.sm,
    background: color.sunken,
    '&[data-side="after"]': { background: color.successSoft },
  }),
  side: css({ fontSize: font.size.xs, color: color.muted }),
  none: css({ color: color.muted }),
  lines: css({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' }),
  pictures: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(5rem, 7rem))',
    gap: space[2],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
};
