import { useQuery, useSearchParams, useSession } from '@orime/platform';
import { Button, FailedState, Heading, Notice, Page, Skeleton, SkeletonRegion, Text, css, font, space } from '@orime/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { applicationQuery } from '../intake/intake.api.ts';
import type { ApplicationLink } from '../intake/intake.api.ts';
import { linkOf } from '../intake/link-of.ts';
import { forgetDraft } from './apply-draft.ts';
import type { ApplyDraft } from './apply-draft.ts';
import { ApplyForm } from './apply-form.tsx';
import { useApplyT } from './apply-texts.ts';
import { EMPTY, kindOf, valuesOf } from './apply-values.ts';
import { useFoundDraft } from './use-found-draft.ts';

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
  const fresh: ApplyDraft = { values: { ...EMPTY, kind: kindOf(kind), name: user?.name ?? '', email: user?.email ?? '' }, files: [] };
  const [draft, setDraft] = useState<{ readonly from: ApplyDraft; readonly isRestored: boolean; readonly round: number }>({
    from: fresh,
    isRestored: false,
    round: 0,
  });

  useFoundDraft((kept) => setDraft({ from: kept, isRestored: true, round: 1 }));

  function handleStartOver(): void {
    forgetDraft();
    setDraft(({ round }) => ({ from: fresh, isRestored: false, round: round + 1 }));
  }

  return (
    <ApplyPage title={t('apply.heading')} lead={t('apply.lead')}>
      {draft.isRestored && (
        <Notice role="status">
          <div css={styles.restored}>
            <span>{t('apply.restored')}</span>
            <Button variant="secondary" size="sm" onClick={handleStartOver}>
              {t('apply.start-over')}
            </Button>
          </div>
        </Notice>
      )}
      <ApplyForm key={draft.round} initial={draft.from} />
    </ApplyPage>
  );
}

function OpenApplication({ link }: { readonly link: ApplicationLink }) {
  const t = useApplyT();
  const { data, isError, refetch, isFetching } = useQuery(applicationQuery(link));
  return (
    <ApplyPage title={t('apply.edit-title')} lead={t('apply.edit-lead')}>
      {data !== undefined ? (
        <ApplyForm initial={{ values: valuesOf(data), files: [] }} link={link} />
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
        <Text tone="muted" css={styles.lead}>
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
  restored: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[3] }),
  skeleton: css({ display: 'grid', gap: space[4], maxWidth: '44rem' }),
};
