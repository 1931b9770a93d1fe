import { useLanguage, useT, useText } from '@orime/platform';
import { Button, css, font, Image, imageUrl, imageWidths, showToast, space, Text } from '@orime/ui';
import { creditOf, type PressPicture } from './press-pictures.ts';

/** A picture to print: its credit, ready to be copied, and its sizes. */
export function PressImage({ picture }: { readonly picture: PressPicture }) {
  const t = useT('magazine');
  const text = useText();
  const language = useLanguage();
  const { image, fileName } = picture;
  const credit = creditOf(picture, language);
  // Pictures are never enlarged: the first rendition that is wider has the width of the original.
  const widths = imageWidths.filter((width, index) => width >= 768 && (imageWidths[index - 1] ?? 0) < image.width);

  async function handleCopy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(credit);
      showToast({ message: t('media.credit.copied'), tone: 'success' });
    } catch {
      showToast({ message: t('media.credit.failed'), tone: 'danger' });
    }
  }

  return (
    <figure css={styles.root}>
      <Image image={image} alt={text(image.alt)} sizes="(min-width: 1224px) 25vw, (min-width: 768px) 33vw, 50vw" ratio="3 / 4" />
      <figcaption css={styles.words}>
        <Text size="sm">{credit}</Text>
        <div css={styles.actions}>
          {widths.map((width) => (
            <a key={width} css={styles.size} href={imageUrl(image.id, width)} download={`${fileName}-${String(width)}.webp`}>
              {t('media.size', { width: Math.min(width, image.width) })}
            </a>
          ))}
          <Button variant="secondary" size="sm" onClick={() => void handleCopy()} aria-label={t('media.credit.copy-of', { credit })}>
            {t('media.credit.copy')}
          </Button>
        </div>
      </figcaption>
    </figure>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3], margin: 0 }),
  words: css({ display: 'grid', gap: space[2] }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[3]}`, alignItems: 'center' }),
  size: css({ display: 'inline-block', paddingBlock: space[2], fontSize: font.size.sm }),
};
