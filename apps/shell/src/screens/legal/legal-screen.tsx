import { htmlLang } from '@orime/contracts';
import type { Policy } from '@orime/contracts/api/site/site';
import { useDocumentTitle, useFormat, useLanguage, useRouteRead, useT, useText } from '@orime/platform';
import { RouteContext } from '@orime/platform/host';
import { FailedState, Global, Heading, Notice, Page, Skeleton, SkeletonRegion, Text, color, css, font, media, space } from '@orime/ui';
import { useContext } from 'react';
import { LEGAL_EXTRAS } from './legal-extras.ts';
import { PolicyContents } from './policy-contents.tsx';
import { isLegalPath, policyRead } from './policy-read.ts';
import { sectionId } from './section-id.ts';
import { useAnchor } from './use-anchor.ts';

/** A legal text as the api keeps it: plain sections in both languages. */
export default function LegalScreen() {
  const t = useT('shell');
  const text = useText();
  const language = useLanguage();
  const { date } = useFormat();
  const path = useContext(RouteContext)?.path;
  const { data: policy, isError, refetch, isFetching } = useRouteRead<Policy>(policyRead(isLegalPath(path) ? path : '/terms-of-service'));
  useDocumentTitle(policy === undefined ? undefined : text(policy.title));
  useAnchor(policy !== undefined);

  if (policy === undefined) {
    return (
      <Page width="text">{isError ? <FailedState level={1} onRetry={() => void refetch()} busy={isFetching} /> : <PolicySkeleton />}</Page>
    );
  }
  const own = policy.sections[language];
  const other = language === 'en' ? 'jp' : 'en';
  const sections = own.length > 0 ? own : policy.sections[other];
  const extra = LEGAL_EXTRAS[policy.slug];
  const entries = sections.map(({ heading }, index) => ({ id: sectionId(heading, index), title: heading }));
  const more = extra?.entries.map(({ id, title }) => ({ id, title: text(title) })) ?? [];

  return (
    <Page css={styles.root}>
      <header css={styles.head}>
        <Heading level={1}>{text(policy.title)}</Heading>
        <Text tone="muted">{t('legal.version', { version: policy.version, date: date(policy.effectiveAt) })}</Text>
        {own.length === 0 && <Notice>{t('legal.other-language')}</Notice>}
      </header>
      <PolicyContents entries={extra?.place === 'before' ? [...more, ...entries] : [...entries, ...more]} />
      <div css={styles.body}>
        {extra?.place === 'before' && <extra.Part />}
        <div css={styles.body} lang={own.length === 0 ? htmlLang(other) : undefined}>
          {sections.map(({ heading, paragraphs }, index) => (
            <section key={heading} id={sectionId(heading, index)} css={styles.section}>
              <h2 css={styles.heading}>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </div>
        {extra?.place === 'after' && <extra.Part />}
      </div>
      <Global styles={printed} />
    </Page>
  );
}

function PolicySkeleton() {
  return (
    <SkeletonRegion css={styles.skeleton}>
      <Skeleton width="60%" height="3rem" />
      {[92, 98, 86, 95, 70, 90].map((width) => (
        <Skeleton key={width} width={`${String(width)}%`} height="1.1rem" />
      ))}
    </SkeletonRegion>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[6],
    [media.desktop]: { gridTemplateColumns: '18rem minmax(0, 44rem)', columnGap: space[8] },
    '@media print': { display: 'block' },
  }),
  head: css({ display: 'grid', gap: space[3], gridColumn: '1 / -1', paddingBlockStart: space[5] }),
  body: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] }),
  section: css({ display: 'grid', gap: space[3], scrollMarginBlockStart: '8rem', '& > p': { color: color.muted, maxWidth: '40rem' } }),
  heading: css({ fontSize: font.size.lg, fontWeight: font.weight.semibold }),
  skeleton: css({ display: 'grid', gap: space[4], paddingBlock: space[6] }),
};

/** On paper only the text stands, black on white: no buttons, no links to other pages. */
const printed = css({
  '@media print': {
    'main#main': { padding: '0 !important' },
    'main#main :is(h1, h2, h3, p, td, th)': { color: '#000 !important' },
    section: { breakInside: 'avoid' },
  },
});
