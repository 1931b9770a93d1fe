import { useQuery, useSearchParams, useSession } from '@orime/platform';
import { FailedState, Heading, Page, Skeleton, SkeletonRegion, Text, css, font, space } from '@orime/ui';
import type { ReactNode } from 'react';
import { applicationQuery } from '../intake/intake.api.ts';
import type { ApplicationLink } from '../intake/intake.api.ts';
import { linkOf } from '../intake/link-of.ts';
import { ApplyForm } from './apply-form.tsx';
import { useApplyT } from './apply-texts.ts';
import { EMPTY, kindOf, valuesOf } from './apply-values.ts';

/** Applies to sell, produce, write or work with us; with the link of an application it corrects that. */
export default function ApplyScreen() {
  const [search] = useSearchParams();
  const link = linkOf(search);
  return link === undefined ? <NewApplication kind={search.get('kind')} /> : <OpenApplication link={link} />;
}

function NewApplication({ kind }: { readonly kind: string | null }) {
  const t = useApplyT();
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : undefined;
  return (
    <ApplyPage title={t('apply.heading')} lead={t('apply.lead')}>
      <ApplyForm initial={{ ...EMPTY, kind: kindOf(kind), name: user?.name ?? '', email: user?.email ?? '' }} />
    </ApplyPage>
  );
}

function OpenApplication({ link }: { readonly link: ApplicationLink }) {
  const t = useApplyT();
  const { data, isError, refetch, isFetching } = useQuery(applicationQuery(link));
  return (
    <ApplyPage title={t('apply.edit-title')} lead={t('apply.edit-lead')}>
      {data !== undefined ? (
        <ApplyForm initial={valuesOf(data)} link={link} />
      ) : isError ? (
        <FailedState onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <SkeletonRegion css={styles.skeleton}>
          {[40, 100, 100, 100, 60].map((width, index) => (
            <Skeleton key={index} width={`${String(width)}%`} height="3rem" />
          ))}
        </SkeletonRegion>
      )}
    </ApplyPage>
  );
}

function ApplyPage({ title, lead, children }: { readonly title: string; readonly lead: string; readonly children: ReactNode }) {
  return (
    <Page css={styles.page}>
      <header css={styles.head}>
        <Heading level={1}>{title}</Heading>
        <Text lead tone="muted" css={styles.lead}>
          {lead}
        </Text>
      </header>
      {children}
    </Page>
  );
}

const styles = {
  page: css({ display: 'grid', gap: space[6], maxWidth: '76rem' }),
  head: css({ display: 'grid', gap: space[4], paddingBlock: `${space[5]} ${space[2]}` }),
  lead: css({ maxWidth: '40rem', fontSize: font.size.lg }),
  skeleton: css({ display: 'grid', gap: space[4], maxWidth: '44rem' }),
};
