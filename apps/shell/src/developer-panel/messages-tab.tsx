import type { CommandEntry, Envelope, JournalEntry } from '@orime/event-bus';
import { useFormat } from '@orime/platform';
import { usePlatform, writeSessionLog, type Platform } from '@orime/platform/host';
import { Button, Cluster, css, Text, TextField } from '@orime/ui';
import { saveFile, Table } from '@orime/ui/data';
import { useEffect, useState } from 'react';
import { useDeveloperT } from './developer-texts.ts';

/** So many rows are drawn; the file has all that the page kept. */
const SHOWN = 100;
const TIME = { hour: '2-digit', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 3 } as const;

/** What the parts of the page say to each other, newest first, with what led to it. */
export function MessagesTab() {
  const t = useDeveloperT();
  const format = useFormat();
  const platform = usePlatform();
  const entries = useJournal(platform.journal);
  const [filter, setFilter] = useState('');
  const found = entries.filter((entry) => filter === '' || JSON.stringify(entry).toLowerCase().includes(filter.toLowerCase()));

  function handleExport(): void {
    const log = JSON.stringify(writeSessionLog(platform), null, 2);
    saveFile(`orime-session-${platform.bus.session}.json`, new Blob([log], { type: 'application/json' }));
  }

  return (
    <>
      <Cluster css={styles.tools}>
        <TextField
          id="developer-filter"
          label={t('developer.filter')}
          value={filter}
          onChange={({ currentTarget }) => setFilter(currentTarget.value)}
        />
        <Button variant="secondary" size="sm" onClick={handleExport}>
          {t('developer.export')}
        </Button>
      </Cluster>
      {found.length === 0 && <Text tone="muted">{t('developer.none')}</Text>}
      {found.length > 0 && (
        <Table caption={t('developer.messages')}>
          <thead>
            <tr>
              {(['time', 'kind', 'type', 'from', 'cause', 'data'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`developer.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found
              .slice(-SHOWN)
              .toReversed()
              .map((entry) => {
                const said = saidBy(entry);
                return (
                  <tr key={said.id}>
                    <td>{format.date(said.time, TIME)}</td>
                    <td>{t(`developer.${entry.kind}`)}</td>
                    <td>{said.type}</td>
                    <td>{said.source}</td>
                    <td>{[causeOf(said.cause, entries), entry.kind === 'command' ? outcomeOf(entry) : ''].filter(Boolean).join(' · ')}</td>
                    <td>
                      <code css={styles.data}>{JSON.stringify(said.data)}</code>
                    </td>
                  </tr>
                );
              })}
          </tbody>
        </Table>
      )}
    </>
  );

  function outcomeOf({ tookMs, error }: Extract<JournalEntry, { kind: 'command' }>): string {
    return error ?? (tookMs === undefined ? t('developer.waits') : t('developer.took', { ms: String(tookMs) }));
  }
}

/** A copy of the journal after each change of it. */
function useJournal({ journal, watchJournal }: Platform['journal']): readonly JournalEntry[] {
  const [entries, setEntries] = useState(() => [...journal]);
  // Synchronises with the bus.
  useEffect(() => watchJournal(() => setEntries([...journal])), [journal, watchJournal]);
  return entries;
}

function saidBy(entry: JournalEntry): Omit<CommandEntry, 'kind'> | Envelope {
  return entry.kind === 'fact' ? entry.envelope : entry;
}

/** The type of the fact or command that led to this one, while the page keeps it. */
function causeOf(id: string | null, entries: readonly JournalEntry[]): string {
  if (id === null) return '';
  return entries.map(saidBy).find((said) => said.id === id)?.type ?? id;
}

const styles = {
  tools: css({ justifyContent: 'space-between', alignItems: 'end' }),
  data: css({ display: 'block', maxWidth: '60ch', maxHeight: '6lh', overflow: 'auto', overflowWrap: 'anywhere' }),
};
