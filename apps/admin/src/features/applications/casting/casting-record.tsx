import type { ModelIntake } from '@orime/contracts/api/people/model-intake';
import { Link, useFormat, useNavigate, useQuery, useQueryClient } from '@orime/platform';
import { Badge, buttonStyles, Cluster, css, Heading, Notice, showToast, space, Text } from '@orime/ui';
import { History, HISTORY_KEY } from '../../../history/history.tsx';
import { adminStatsQuery } from '../../../layout/index.ts';
import { Facts } from '../../../parts/facts.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { RecordLayout } from '../../../parts/record-layout.tsx';
import { UnreadRecord } from '../../../parts/unread-record.tsx';
import { castingSteps, STATUS_TONES } from '../application-status.ts';
import { useApplicationsT } from '../applications-texts.ts';
import { castingQuery, decideCasting, draftCastingLetter } from '../applications.api.ts';
import { DecisionForm } from '../letter/decision-form.tsx';
import { Pictures } from '../letter/pictures.tsx';
import { RecordNav } from '../letter/record-nav.tsx';
import { useNeighbours } from '../letter/use-neighbours.ts';

const MEASURES = ['heightCm', 'bustCm', 'waistCm', 'hipsCm', 'shoeEu'] as const;

export type CastingRecordProps = { readonly id: string; readonly ids: readonly string[] };

/** One casting: pictures, measures, who agrees, and the decision that makes the public profile. Fetches. */
export function CastingRecord({ id, ids }: CastingRecordProps) {
  const t = useApplicationsT();
  const { data, error, isFetching, refetch } = useQuery(castingQuery(id));
  const neighbours = useNeighbours({ param: 'casting', id, ids });
  return (
    <div css={styles.root}>
      <RecordNav {...neighbours} />
      {data !== undefined && <Shown found={data} after={neighbours.after} onRefresh={refetch} />}
      {data === undefined && (
        <UnreadRecord read={{ error, isFetching, refetch }} title={t('applications.unknown.title')} text={t('applications.unknown.text')} />
      )}
    </div>
  );
}

type ShownProps = { readonly found: ModelIntake; readonly after: string; readonly onRefresh: () => Promise<unknown> };

function Shown({ found, after, onRefresh }: ShownProps) {
  const t = useApplicationsT();
  const format = useFormat();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const name = found.stageName || found.name;
  const steps = castingSteps(found.status);
  const { guardian, measurements } = found;
  const reload = async (): Promise<void> => {
    const keys = [['casting'], HISTORY_KEY, adminStatsQuery.queryKey];
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
  return (
    <article css={styles.root} aria-labelledby="casting-name">
      <Cluster>
        <Heading level={2} size={3} id="casting-name">
          {name}
        </Heading>
        <Badge tone={STATUS_TONES[found.status]}>{t(`applications.status.${found.status}`)}</Badge>
      </Cluster>
      <RecordLayout
        side={
          <>
            <DecisionForm
              key={found.id}
              stored={{ status: found.status, note: found.note, seen: found.updatedAt }}
              steps={steps}
              needsNote={[]}
              name={found.name}
              locale={found.locale}
              draft={(decision) => draftCastingLetter(found.id, decision)}
              decide={async (decision, seen) => (await decideCasting(found.id, { ...decision, seen })).updatedAt}
              onReload={reload}
              onDecided={async (status) => {
                showToast({ message: t(`applications.done.${status}`, { name }), tone: 'success' });
                await reload();
                if (status !== 'reviewing') void navigate(after, { replace: true, preventScrollReset: true });
              }}
              ended={
                <>
                  <Notice>{t(`applications.ended.${found.status}`)}</Notice>
                  {found.modelId !== null && (
                    <div>
                      <Link css={buttonStyles({ variant: 'secondary', size: 'sm' })} to={`/model/${found.modelId}`}>
                        {t('applications.model')}
                      </Link>
                    </div>
                  )}
                </>
              }
            />
            <History entity="model-intake" id={found.id} />
          </>
        }
      >
        <Panel title={t('applications.photos')}>
          {found.photos.length === 0 ? (
            <Text size="sm" tone="muted">
              {t('applications.files.none')}
            </Text>
          ) : (
            <Pictures
              pictures={found.photos.map(({ id, url }, index) => ({
                id,
                url,
                name: t('applications.photo', { name, place: format.number(index + 1) }),
              }))}
              onRefresh={onRefresh}
            />
          )}
        </Panel>
        <Panel title={t('applications.measures')}>
          <Facts
            facts={MEASURES.map((measure) => ({
              name: t(`applications.measure.${measure}`),
              value:
                measure === 'shoeEu'
                  ? format.number(measurements[measure])
                  : t('applications.cm', { length: format.number(measurements[measure]) }),
            }))}
          />
        </Panel>
        <Panel title={t('applications.about')}>
          <Facts
            facts={[
              { name: t('applications.column.name'), value: found.name },
              { name: t('applications.stage-name'), value: found.stageName },
              { name: t('applications.column.email'), value: <a href={`mailto:${found.email}`}>{found.email}</a> },
              { name: t('applications.birth'), value: format.date(found.birthDate) },
              {
                name: t('applications.guardian'),
                value: guardian === null ? t('applications.guardian.none') : `${guardian.name} · ${guardian.email}`,
              },
              { name: t('applications.column.city'), value: found.city },
              { name: t('applications.hair'), value: found.hair },
              { name: t('applications.eyes'), value: found.eyes },
              { name: t('applications.agency'), value: found.agency },
              { name: t('applications.instagram'), value: found.instagram },
              { name: t('applications.availability'), value: found.availability },
              { name: t('applications.column.language'), value: t(`applications.language.${found.locale}`) },
              { name: t('applications.column.createdAt'), value: format.date(found.createdAt) },
              { name: t('applications.column.reference'), value: found.reference },
            ]}
          />
        </Panel>
      </RecordLayout>
    </article>
  );
}

const styles = { root: css({ display: 'grid', gap: space[5], minWidth: 0 }) };
