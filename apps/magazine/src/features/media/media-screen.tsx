import { useT } from '@orime/platform';
import { css, Heading, Page, space, Text } from '@orime/ui';
import { ContactForm } from '../contact/index.ts';
import { CoverageQuotes } from './coverage-quotes.tsx';
import { PressImages } from './press-images.tsx';
import { ReleaseList } from './release-list.tsx';

/** The press room: what was announced, pictures to print, and somebody to ask. */
export default function MediaScreen() {
  const t = useT('magazine');
  return (
    <Page css={styles.root}>
      <header css={styles.head}>
        <Heading level={1} size="hero">
          {t('media.title')}
        </Heading>
        <Text lead tone="muted" size="xl" css={styles.dek}>
          {t('media.dek')}
        </Text>
      </header>
      <ReleaseList />
      <CoverageQuotes />
      <PressImages />
      <section css={styles.contact} aria-labelledby="press-contact">
        <Heading level={2} id="press-contact">
          {t('media.contact')}
        </Heading>
        <Text tone="muted">{t('media.contact.text')}</Text>
        <ContactForm topic="press" send={t('media.contact.send')} />
      </section>
    </Page>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[9], '& > *': { minWidth: 0 } }),
  head: css({ display: 'grid', gap: space[4] }),
  dek: css({ maxWidth: '40rem' }),
  contact: css({ display: 'grid', gap: space[4] }),
};
