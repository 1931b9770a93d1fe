import { ProductGridSkeleton } from '@orime/cards';
import type { Producer } from '@orime/contracts/api/people/producer';
import { Link, Slot, useFormat, useLanguage, useQuery, useReadContext, useT, useText } from '@orime/platform';
import { color, Container, css, Heading, Image, media, Notice, space, Text } from '@orime/ui';
import { MapPin } from '@orime/ui/icons';
import type { ReactNode } from 'react';
import { OtherScript } from '../../list-filters/other-script.tsx';
import { ZoomablePictures } from '../../pictures/zoomable-pictures.tsx';
import { ShareButton } from '../../share/share-button.tsx';
import { PlaceMap } from '../place-map/index.ts';
import { QuoteRequest } from '../quote-request/index.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { MessageButton } from './message-button.tsx';
import { ProducerFacts } from './producer-facts.tsx';
import { partnersQuery } from './producer.api.ts';

export function ProducerPage({ producer }: { readonly producer: Producer }) {
  const t = useT('directory-globe');
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const places = useQuery(partnersQuery(useReadContext())).data;
  const city = (language === 'jp' && producer.cityJp) || producer.city;
  // The cover is the head of the page already.
  const pictures = producer.gallery.filter(({ id }) => id !== producer.cover?.id);
  return (
    <>
      {producer.cover && (
        <Image image={producer.cover} alt={text(producer.cover.alt)} sizes="100vw" ratio="21 / 9" priority css={styles.cover} />
      )}
      <Container css={styles.root}>
        {producer.isPublic === false && (
          <Notice tone="info" title={t('producer.not-public')}>
            {t('producer.not-public-text')}
          </Notice>
        )}
        <header css={styles.head}>
          <Text label tone="muted">
            {t('producer.overline')}
          </Text>
          <Heading level={1}>{text(producer)}</Heading>
          <OtherScript {...producer} />
          <Link css={styles.place} to={`/globe?at=${producer.lon.toFixed(2)},${producer.lat.toFixed(2)},5&kinds=producer`}>
            <MapPin size={18} aria-hidden />
            {t('producer.place', { city, country: format.country(producer.country) })}
          </Link>
          {producer.canMessage === true && <MessageButton producerId={producer.id} name={text(producer)} />}
        </header>
        <div css={styles.columns}>
          <div css={styles.story}>
            <Text size="lg" css={styles.bio}>
              {text(producer.bio)}
            </Text>
            {pictures.length > 0 && (
              <ZoomablePictures
                images={pictures}
                label={t('producer.gallery')}
                ratio="4 / 3"
                columns={[1, 2, 2]}
                sizes="(min-width: 768px) 30vw, 100vw"
              />
            )}
          </div>
          <ProducerFacts producer={producer} />
        </div>
        <MadeHere producer={producer} />
        {places && (
          <section aria-labelledby="producer-place">
            <Heading level={2} size={3} id="producer-place" css={styles.heading}>
              {t('producer.where')}
            </Heading>
            <PlaceMap handle={producer.handle} geo={places} />
          </section>
        )}
        {producer.isPublic !== false && <QuoteRequest producer={producer} fallback={<EnquiryForm producer={producer} />} />}
        <p css={styles.tools}>
          <ShareButton title={text(producer)} />
          <Link css={styles.report} to={`/report?target=${encodeURIComponent(`/producer/${producer.handle}`)}`}>
            {t('producer.report')}
          </Link>
        </p>
      </Container>
    </>
  );
}

/** The shop knows how its designs are sold; a workshop without any has nothing to ask it for. */
function MadeHere({ producer }: { readonly producer: Producer }) {
  const t = useT('directory-globe');
  const { length } = producer.designs;
  // A single garment is shown from two sides.
  const shown = Math.max(2, length);
  const frame = (content: ReactNode) => (
    <section aria-labelledby="made-here">
      <Heading level={2} size={3} id="made-here" css={styles.heading}>
        {t('producer.made-here')}
      </Heading>
      {content}
    </section>
  );
  if (length === 0) return frame(<Text tone="muted">{t('producer.nothing-yet')}</Text>);
  return (
    <Slot
      name="producer-designs@1"
      props={{ producer: producer.handle }}
      placeholder={<ProductGridSkeleton count={shown} columns={[2, Math.min(shown, 3), Math.min(shown, 4)]} />}
      frame={frame}
    />
  );
}

const styles = {
  // The height's limit would otherwise narrow the picture too, by its ratio.
  cover: css({ width: '100%', maxHeight: '60svh' }),
  root: css({ display: 'grid', gap: space[8], paddingBlock: `${space[7]} ${space[9]}` }),
  head: css({ display: 'grid', gap: space[3], justifyItems: 'start' }),
  place: css({ display: 'inline-flex', alignItems: 'center', gap: space[2], minHeight: '2.75rem', color: 'inherit' }),
  columns: css({ display: 'grid', gap: space[7], [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(20rem, 2fr)' } }),
  story: css({ display: 'grid', gap: space[6], alignContent: 'start' }),
  bio: css({ maxWidth: '44rem' }),
  heading: css({ marginBlockEnd: space[5] }),
  tools: css({ display: 'flex', flexWrap: 'wrap', gap: space[5], alignItems: 'center' }),
  report: css({ color: color.muted }),
};
