import type { Application } from '@orime/contracts/api/people/application';
import { FormFailure } from '@orime/forms';
import { useFormat, useMutation, useNavigate, useQuery, useQueryClient } from '@orime/platform';
import { Badge, Button, Cluster, css, Heading, Notice, showToast, space, Text } from '@orime/ui';
import { History, HISTORY_KEY } from '../../../history/history.tsx';
import { adminStatsQuery } from '../../../layout/index.ts';
import { Facts } from '../../../parts/facts.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { RecordLayout } from '../../../parts/record-layout.tsx';
import { UnreadRecord } from '../../../parts/unread-record.tsx';
import { applicationSteps, STATUS_TONES } from '../application-status.ts';
import { useApplicationsT } from '../applications-texts.ts';
import { applicationQuery, decideApplication, draftApplicationLetter } from '../applications.api.ts';
import { DecisionForm } from '../letter/decision-form.tsx';
import { Pictures } from '../letter/pictures.tsx';
import { RecordNav } from '../letter/record-nav.tsx';
import { useNeighbours } from '../letter/use-neighbours.ts';
import { SameAddress } from './same-address.tsx';

export type ApplicationRecordProps = { readonly id: string; readonly ids: readonly string[] };

/** One application: what was said and sent, what else came from the address, and the decision with its letter. Fetches. */
export function ApplicationRecord({ id, ids }: ApplicationRecordProps) {
  const t = useApplicationsT();
  const { data, error, isFetching, refetch } = useQuery(applicationQuery(id));
  const neighbours = useNeighbours({ param: 'application', id, ids });
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

type ShownProps = { readonly found: Application; readonly after: string; readonly onRefresh: () => Promise<unknown> };

function Shown({ found, after, onRefresh }: ShownProps) {
  const t = useApplicationsT();
  const format = useFormat();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const reload = async (): Promise<void> => {
    const keys = [['application'], HISTORY_KEY, adminStatsQuery.queryKey];
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
  const steps = applicationSteps(found.status);
  const pictures = found.files.filter(({ mime }) => mime.startsWith('image/'));
  const papers = found.files.filter(({ mime }) => !mime.startsWith('image/'));
  return (
    <article css={styles.root} aria-labelledby="application-name">
      <Cluster>
        <Heading level={2} size={3} id="application-name">
          {found.brand || found.name}
        </Heading>
        <Badge tone={STATUS_TONES[found.status]}>{t(`applications.status.${found.status}`)}</Badge>
      </Cluster>
      <RecordLayout
        side={
          <>
            <DecisionForm
              key={found.id}
              stored={{ status: found.status, note: found.note, seen: found.version }}
              steps={steps}
              needsNote={['info_requested', 'rejected']}
              name={found.name}
              locale={found.locale}
              draft={(decision) => draftApplicationLetter(found.id, decision)}
              decide={async (decision, version) => (await decideApplication(found.id, { ...decision, version })).version}
              onReload={reload}
              onDecided={async (status) => {
                showToast({ message: t(`applications.done.${status}`, { name: found.brand || found.name }), tone: 'success' });
                await reload();
                if (status === 'approved' || status === 'rejected') void navigate(after, { replace: true, preventScrollReset: true });
              }}
              ended={
                <>
                  <Notice>{t(`applications.ended.${found.status}`)}</Notice>
                  {found.note !== '' && <Text css={styles.words}>{found.note}</Text>}
                </>
              }
            />
            <SameAddress id={found.id} email={found.email} />
            <History entity="application" id={found.id} />
          </>
        }
      >
        <Panel title={t('applications.about')}>
          <Facts
            facts={[
              { name: t('applications.column.kind'), value: t(`applications.kind.${found.kind}`) },
              { name: t('applications.column.name'), value: found.name },
              { name: t('applications.column.email'), value: <a href={`mailto:${found.email}`}>{found.email}</a> },
              { name: t('applications.column.country'), value: format.country(found.country) },
              { name: t('applications.website'), value: found.website === '' ? '' : <Elsewhere address={found.website} /> },
              {
                name: t('applications.instagram'),
                value: found.instagram === '' ? '' : <Elsewhere address={`https://www.instagram.com/${found.instagram}/`} />,
              },
              { name: t('applications.founded'), value: found.yearFounded === null ? '' : String(found.yearFounded) },
              { name: t('applications.range'), value: found.priceRange === null ? '' : t(`applications.range.${found.priceRange}`) },
              { name: t('applications.column.language'), value: t(`applications.language.${found.locale}`) },
              { name: t('applications.column.createdAt'), value: format.date(found.createdAt) },
              { name: t('applications.column.reference'), value: found.reference },
            ]}
          />
        </Panel>
        <Panel title={t('applications.statement')}>
          <Text css={styles.words}>{found.statement || t('applications.none')}</Text>
        </Panel>
        <Panel title={t('applications.files')}>
          {found.files.length === 0 && (
            <Text size="sm" tone="muted">
              {t('applications.files.none')}
            </Text>
          )}
          {pictures.length > 0 && <Pictures pictures={pictures} onRefresh={onRefresh} />}
          {papers.length > 0 && (
            <ul css={styles.papers}>
              {papers.map(({ id, name, bytes }) => (
                <li key={id}>
                  <Paper applicationId={found.id} fileId={id} name={name} />
                  <Text as="span" size="sm" tone="muted">
                    {t('applications.file.size', { size: format.number(Math.max(1, Math.round(bytes / 1024))) })}
                  </Text>
                </li>
              ))}
            </ul>
          )}
        </Panel>
      </RecordLayout>
    </article>
  );
}

function Elsewhere({ address }: { readonly address: string }) {
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {address}
    </a>
  );
}

type PaperProps = { readonly applicationId: string; readonly fileId: string; readonly name: string };

/** Opens a file in a tab of its own by a new address, as the one that is here may be over. Fetches. */
function Paper({ applicationId, fileId, name }: PaperProps) {
  const queries = useQueryClient();
  const open = useMutation({
    mutationFn: async () => {
      // The tab is opened before its address is known: later, browsers hold it for an advertisement.
      const tab = globalThis.open('', '_blank');
      try {
        const { files } = await queries.fetchQuery({ ...applicationQuery(applicationId), staleTime: 0 });
        const url = files.find(({ id }) => id === fileId)?.url;
        if (url === undefined) throw new Error(`The application ${applicationId} has no file ${fileId} any more`);
        if (tab === null) globalThis.location.assign(url);
        else tab.location.replace(url);
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
  });
  return (
    <>
      <Button size="sm" variant="ghost" busy={open.isPending} onClick={() => open.mutate()}>
        {name}
      </Button>
      {open.isError && <FormFailure failure={open.error} />}
    </>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[5], minWidth: 0 }),
  words: css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '42rem' }),
  papers: css({
    display: 'grid',
    gap: space[1],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] },
  }),
};
