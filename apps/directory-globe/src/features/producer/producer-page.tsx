import { ProductGridSkeleton } from '@orime/cards';
import type { Producer } from '@orime/contracts/api/people/producer';
import { Link, Slot, useFormat, useLanguage, useT, useText } from '@orime/platform';
import { Container, css, Grid, Heading, Image, media, space, Text } from '@orime/ui';
import { MapPin } from '@orime/ui/icons';
import type { ReactNode } from 'react';
import { EnquiryForm } from './enquiry-form.tsx';
import { ProducerFacts } from './producer-facts.tsx';

export function ProducerPage({ producer }: { readonly producer: Producer }) {
  const t = useT('directory-globe');
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const city = (language === 'jp' && producer.cityJp) || producer.city;
  return (
    <>
      {producer.cover && (
        <Image image={producer.cover} alt={text(producer.cover.alt)} sizes="100vw" ratio="21 / 9" priority css={styles.cover} />
      )}
      <Container css={styles.root}>
        <header css={styles.head}>
          <Text label tone="accent">
            {t('producer.overline')}
          </Text>
          <Heading level={1}>{text(producer)}</Heading>
          <Link css={styles.place} to={`/globe?at=${producer.lon.toFixed(2)},${producer.lat.toFixed(2)},5&kinds=producer`}>
            <MapPin size={18} aria-hidden />
            {t('producer.place', { city, country: format.country(producer.country) })}
          </Link>
        </header>
        <div css={styles.columns}>
          <div css={styles.story}>
            <Text size="lg" css={styles.bio}>
              {text(producer.bio)}
            </Text>
            {producer.gallery.length > 0 && (
              <Grid as="ul" columns={[2, 3, 3]} gap={2} aria-label={t('producer.gallery')}>
                {producer.gallery.map((image) => (
                  <li key={image.id}>
                    <Image image={image} alt={text(image.alt)} sizes="(min-width: 768px) 20vw, 50vw" ratio="1 / 1" />
                  </li>
                ))}
              </Grid>
            )}
          </div>
          <ProducerFacts producer={producer} />
        </div>
        <MadeHere producer={producer} />
        <EnquiryForm producer={producer} />
      </Container>
    </>
  );
}

/** The shop knows how its designs are sold; a workshop without any has nothing to ask it for. */
function MadeHere({ producer }: { readonly producer: Producer }) {
  const t = useT('directory-globe');
  const { length } = producer.designs;
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
      placeholder={<ProductGridSkeleton count={length} columns={[2, 3, 4]} />}
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
};
