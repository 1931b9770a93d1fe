import type { OwnDesign } from '@orime/contracts/api/catalogue/own-design';
import { Link, useMutation, useQuery, useQueryClient, useSearchParams, useText } from '@orime/platform';
import { Badge, Button, buttonStyles, Cluster, css, Heading, showToast, space, Text } from '@orime/ui';
import { History, HISTORY_KEY } from '../../../history/history.tsx';
import { Facts } from '../../../parts/facts.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { RecordLayout } from '../../../parts/record-layout.tsx';
import { UnreadRecord } from '../../../parts/unread-record.tsx';
import { ChangeView } from '../change/change-view.tsx';
import { useDesignsT } from '../designs-texts.ts';
import { designQuery, hideDesign } from '../designs.api.ts';
import { DesignFacts } from '../review/design-facts.tsx';
import { DesignPictures } from '../review/design-pictures.tsx';

/** One design in any state: what it shows, what waits for it, and what staff did with it. Fetches. */
export function DesignRecord({ id }: { readonly id: string }) {
  const t = useDesignsT();
  const [search] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery(designQuery(id));
  const back = new URLSearchParams(search);
  back.delete('show');
  return (
    <div css={styles.root}>
      <div>
        <Link css={buttonStyles({ variant: 'secondary', size: 'sm' })} to={`/admin/update-all-designs?${back.toString()}`}>
          {t('desk.back')}
        </Link>
      </div>
      {data !== undefined && <Shown found={data} />}
      {data === undefined && (
        <UnreadRecord read={{ error, isFetching, refetch }} title={t('desk.unknown.title')} text={t('desk.unknown.text')} />
      )}
    </div>
  );
}

function Shown({ found: { design, change } }: { readonly found: OwnDesign }) {
  const t = useDesignsT();
  const text = useText();
  const queries = useQueryClient();
  const hide = useMutation({
    mutationFn: () => hideDesign(design.id, !design.hidden),
    onSuccess: async () => {
      const name = text(design);
      showToast({ message: design.hidden ? t('desk.shown-now', { name }) : t('desk.hidden-now', { name }), tone: 'success' });
      await Promise.all([['design'], HISTORY_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
    onError: () => showToast({ message: t('desk.hide-failed', { name: text(design) }), tone: 'danger' }),
  });
  const isPublic = design.confirmed === 'confirmed' && !design.hidden;
  return (
    <article css={styles.root} aria-labelledby="design-record">
      <Cluster>
        <Heading level={2} size={3} id="design-record">
          {text(design)}
        </Heading>
        <Badge tone={design.confirmed === 'confirmed' ? 'success' : 'neutral'}>{t(`desk.state.${design.confirmed}`)}</Badge>
        {design.hidden && <Badge tone="warning">{t('desk.column.hidden')}</Badge>}
        {design.archived && <Badge>{t('desk.column.archived')}</Badge>}
      </Cluster>
      <RecordLayout
        side={
          <>
            <Panel title={t('desk.record.state')}>
              <Facts
                facts={[
                  {
                    name: t('desk.column.designer'),
                    value: (
                      <Link to={`/admin/update-all-profiles?${new URLSearchParams({ 'f.name': design.designer.handle }).toString()}`}>
                        {text(design.designer)}
                      </Link>
                    ),
                  },
                  { name: t('desk.record.reason'), value: design.rejectReason },
                  { name: t('desk.record.page'), value: isPublic ? <Link to={design.canonical}>{design.canonical}</Link> : '' },
                ]}
              />
              <Cluster>
                <Button size="sm" variant="secondary" busy={hide.isPending} onClick={() => hide.mutate()}>
                  {t(design.hidden ? 'desk.show' : 'desk.hide')}
                </Button>
                {(change !== null || design.confirmed === 'unconfirmed') && (
                  <Link
                    css={buttonStyles({ size: 'sm' })}
                    to={`/admin/update-all-designs?${new URLSearchParams({ ...(change !== null && { tab: 'changes' }), design: design.id }).toString()}`}
                  >
                    {t('desk.decide')}
                  </Link>
                )}
              </Cluster>
            </Panel>
            <History entity="design" id={design.id} />
          </>
        }
      >
        {change !== null && (
          <Panel title={t('desk.change')}>
            <ChangeView change={change} />
          </Panel>
        )}
        <Panel title={t('desk.record.shown')}>
          {design.images.length === 0 ? <Text tone="danger">{t('review.no-images')}</Text> : <DesignPictures design={design} />}
          <DesignFacts design={design} />
        </Panel>
      </RecordLayout>
    </article>
  );
}

const styles = { root: css({ display: 'grid', gap: space[5], minWidth: 0 }) };
