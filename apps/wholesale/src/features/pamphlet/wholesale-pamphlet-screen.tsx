import { buildUrl } from '@orime/contracts';
import type { WholesaleCatalog } from '@orime/contracts/api/trade/wholesale';
import { api, Link, useLanguage, useT } from '@orime/platform';
import { buttonStyles, Cluster, color, css, font, Heading, media, Page, space, Text } from '@orime/ui';
import { PaperButtons } from '@orime/ui/data';
import { QrCode } from '@orime/ui/qr';
import { useSyncExternalStore } from 'react';
import { useTradeRead } from '../access/index.ts';
import { FeaturedStyles } from './featured-styles.tsx';
import { FEATURED_READ } from './pamphlet-reads.ts';
import { PaymentOffer } from './payment-offer.tsx';

const STEPS = ['register', 'see', 'order', 'receive', 'again'] as const;
const TERMS = ['minimum', 'delivery', 'payment', 'currency'] as const;

/** Wholesale on one page, to be read, printed and handed on. No prices: they are for verified buyers. */
export default function WholesalePamphletScreen() {
  const t = useT('wholesale');
  const lang = useLanguage();
  const { data, isError } = useTradeRead<WholesaleCatalog>(FEATURED_READ);
  return (
    <Page width="wide" css={styles.page}>
      <header css={styles.head}>
        <Heading level={1}>{t('pamphlet.title')}</Heading>
        <Text lead css={styles.dek}>
          {t('pamphlet.dek')}
        </Text>
        <Cluster css={styles.screenOnly}>
          <Link css={buttonStyles()} to="/create-buyer-profile">
            {t('pamphlet.join')}
          </Link>
          <PaperButtons
            printable
            label={t('order.papers')}
            papers={[
              {
                id: 'pamphlet',
                kind: 'pdf',
                label: t('pamphlet.paper'),
                onOpen: () => api.download(buildUrl('/api/wholesale/pamphlet.pdf', { lang })),
              },
            ]}
          />
        </Cluster>
      </header>
      <section aria-labelledby="pamphlet-how">
        <Heading id="pamphlet-how" level={2} size={3}>
          {t('pamphlet.how')}
        </Heading>
        <ol css={styles.steps}>
          {STEPS.map((step, index) => (
            <li key={step} css={styles.step}>
              <span css={styles.number} aria-hidden>
                {index + 1}
              </span>
              <Heading level={3} size={4}>
                {t(`pamphlet.step.${step}`)}
              </Heading>
              <Text size="sm">{t(`pamphlet.step.${step}.text`)}</Text>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="pamphlet-terms">
        <Heading id="pamphlet-terms" level={2} size={3}>
          {t('pamphlet.terms')}
        </Heading>
        <dl css={styles.terms}>
          {TERMS.map((term) => (
            <div key={term} css={styles.term}>
              <dt css={styles.name}>{t(`pamphlet.term.${term}`)}</dt>
              <dd css={styles.value}>{term === 'payment' ? <PaymentOffer /> : t(`pamphlet.term.${term}.text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      {!isError && <FeaturedStyles items={data?.items} />}
      <section css={styles.join} aria-labelledby="pamphlet-join">
        <div css={styles.joinText}>
          <Heading id="pamphlet-join" level={2} size={3}>
            {t('pamphlet.join')}
          </Heading>
          <Text>{t('pamphlet.join.text')}</Text>
          <Link to="/create-buyer-profile">{t('pamphlet.join.link')}</Link>
        </div>
        <JoinCode />
      </section>
    </Page>
  );
}

/** The address of a page never changes while it is open. */
const noChange = () => () => undefined;

/** Leads a phone to the registration. The address is the site's own, which only a browser knows. */
function JoinCode() {
  const t = useT('wholesale');
  const origin = useSyncExternalStore(
    noChange,
    () => globalThis.location.origin,
    () => undefined,
  );
  return origin === undefined ? (
    <span css={styles.code} />
  ) : (
    <QrCode text={`${origin}/create-buyer-profile`} label={t('pamphlet.code')} size="9rem" />
  );
}

const styles = {
  page: css({ display: 'grid', gap: space[7], '& > *': { minWidth: 0 }, '@media print': { gap: space[5], paddingBlock: 0 } }),
  head: css({ display: 'grid', gap: space[4] }),
  dek: css({ maxWidth: '44rem', fontSize: font.size.lg }),
  screenOnly: css({ '@media print': { display: 'none' } }),
  steps: css({
    display: 'grid',
    gap: space[5],
    margin: 0,
    marginBlockStart: space[4],
    padding: 0,
    listStyle: 'none',
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))' },
    '@media print': { gridTemplateColumns: 'repeat(5, 1fr)', gap: space[3] },
  }),
  step: css({ display: 'grid', gap: space[2], alignContent: 'start', breakInside: 'avoid' }),
  number: css({ fontFamily: font.display, fontSize: font.size.h3, color: color.muted }),
  terms: css({ margin: 0, marginBlockStart: space[3] }),
  term: css({
    display: 'grid',
    gap: space[2],
    paddingBlock: space[3],
    borderBlockEnd: `1px solid ${color.line}`,
    breakInside: 'avoid',
    [media.tablet]: { gridTemplateColumns: '12rem minmax(0, 1fr)' },
  }),
  name: css({ fontWeight: font.weight.medium }),
  value: css({ margin: 0 }),
  join: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: space[5],
    padding: space[5],
    background: color.surface,
    breakInside: 'avoid',
  }),
  joinText: css({ display: 'grid', gap: space[2], maxWidth: '32rem' }),
  code: css({ width: '9rem', height: '9rem' }),
};
