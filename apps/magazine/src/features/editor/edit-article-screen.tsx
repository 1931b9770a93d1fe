import { AccessPanel, refusalOf } from '@orime/forms/access';
import { useParams, useQuery, useT } from '@orime/platform';
import { FailedState, Page, Skeleton, SkeletonRegion, Stack, VisuallyHidden } from '@orime/ui';
import { draftQuery } from './editor.api.ts';
import { useWorkspace } from './use-workspace.ts';

/** One story on the desk, before and after it is published. */
export default function EditArticleScreen() {
  const t = useT('magazine');
  const { id = '' } = useParams();
  const draft = useQuery(draftQuery(id));
  const Workspace = useWorkspace();
  const refusal = refusalOf(draft.error);
  // oxlint-disable-next-line react/static-components -- it is the module's component, which the hook has fetched
  if (draft.data !== undefined) return Workspace ? <Workspace key={draft.data.id} draft={draft.data} /> : <DeskSkeleton />;
  if (draft.isPending) return <DeskSkeleton />;
  if (refusal !== undefined)
    return (
      <Page>
        <AccessPanel refusal={refusal} text={refusal === 'forbidden' ? t('editor.access') : undefined} />
      </Page>
    );
  return (
    <Page>
      <FailedState level={1} onRetry={() => void draft.refetch()} busy={draft.isFetching} />
    </Page>
  );
}

function DeskSkeleton() {
  const t = useT('magazine');
  return (
    <Page>
      <VisuallyHidden as="h1">{t('editor.screen')}</VisuallyHidden>
      <SkeletonRegion>
        <Stack gap={5}>
          <Skeleton height="2.75rem" />
          <Skeleton height="4rem" width="60%" />
          <Skeleton height="24rem" />
        </Stack>
      </SkeletonRegion>
    </Page>
  );
}
