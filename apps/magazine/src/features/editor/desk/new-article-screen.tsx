import { AccessPanel } from '@orime/forms/access';
import { textOfError, useMutation, useNavigate, useQueryClient, useSession, useT, useTab, useText } from '@orime/platform';
import { Button, Cluster, css, Heading, Notice, Page, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { Plus } from '@orime/ui/icons';
import { useState } from 'react';
import { DeskTabs } from './desk-tabs.tsx';
import { createStory, DESK_TABS } from './desk.api.ts';
import { StoryList } from './story-list.tsx';
import { useIsBrowser } from './use-is-browser.ts';

/** "Your stories" and the way to a new one. For the editors, everybody's. */
export default function NewArticleScreen() {
  const t = useT('magazine');
  const session = useSession();
  const isBrowser = useIsBrowser();
  if (!isBrowser)
    return (
      <Page>
        <Heading level={1}>{t('editor.desk.title')}</Heading>
        <SkeletonRegion css={styles.waiting}>
          <Skeleton height="12rem" />
        </SkeletonRegion>
      </Page>
    );
  const user = session.status === 'signed-in' ? session.user : undefined;
  const isEditor = user?.staffRole === 'admin';
  const isAuthor = user?.type === 'designer' || user?.type === 'producer';
  if (user === undefined || (!isEditor && !isAuthor))
    return (
      <Page>{user === undefined ? <AccessPanel refusal="sign-in" /> : <AccessPanel refusal="forbidden" text={t('editor.access')} />}</Page>
    );
  return (
    <Page>
      <StoryDesk title={t(isEditor ? 'editor.desk.all' : 'editor.desk.title')} authorId={isEditor ? undefined : user._id} />
    </Page>
  );
}

function StoryDesk({ title, authorId }: { readonly title: string; readonly authorId: string | undefined }) {
  const t = useT('magazine');
  const text = useText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const tab = useTab(DESK_TABS);
  // Pressing twice makes one story.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const create = useMutation({
    mutationFn: () => createStory(key),
    onSuccess: async ({ id }) => {
      setKey(crypto.randomUUID());
      await queries.invalidateQueries({ queryKey: ['articles'] });
      await navigate(`/article/draft/edit/id/${id}`);
    },
  });
  return (
    <div css={styles.root}>
      <Cluster justify="space-between">
        <Heading level={1}>{title}</Heading>
        <Button busy={create.isPending} onClick={() => create.mutate()}>
          <Plus size={18} aria-hidden />
          {t('editor.desk.new')}
        </Button>
      </Cluster>
      {create.isError && (
        <Notice tone="danger" role="alert">
          {text(textOfError(create.error))}
        </Notice>
      )}
      <DeskTabs current={tab} />
      <StoryList key={tab} tab={tab} authorId={authorId} />
    </div>
  );
}

const styles = { root: css({ display: 'grid', gap: space[5] }), waiting: css({ marginBlockStart: space[5] }) };
