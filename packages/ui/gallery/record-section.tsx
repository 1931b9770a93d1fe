import { Button, Cluster, css, Grid, Heading, media, showToast, Stack, Text } from '@orime/ui';
import { MoneyTable, PaperButtons, saveFile, StatusTimeline } from '@orime/ui/data';
import type { TimelineStep } from '@orime/ui/data';
import { KeyHelp, useKeys } from '@orime/ui/keys';
import { lazy, Suspense, useState } from 'react';
import { Section } from './section.tsx';

const QrCode = lazy(async () => ({ default: (await import('@orime/ui/qr')).QrCode }));
const TypedConfirmDialog = lazy(async () => ({ default: (await import('@orime/ui/overlays')).TypedConfirmDialog }));

const steps: readonly TimelineStep[] = [
  { id: 'requested', label: 'Requested', state: 'done', at: '3 May', dateTime: '2026-05-03', note: 'Two pieces: too small' },
  { id: 'approved', label: 'Approved', state: 'done', at: '4 May', dateTime: '2026-05-04' },
  { id: 'transit', label: 'On its way back', state: 'current', note: 'Please hand it over by 18 May.' },
  { id: 'received', label: 'Received', state: 'upcoming' },
  { id: 'refunded', label: 'Refunded', state: 'upcoming' },
];
const cancelled: readonly TimelineStep[] = [
  { id: 'placed', label: 'Placed', state: 'done', at: '1 May' },
  { id: 'paid', label: 'Paid', state: 'done', at: '1 May' },
  { id: 'cancelled', label: 'Cancelled', state: 'failed', at: '2 May', note: 'By the buyer' },
];

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export function RecordSection() {
  const [isAsking, setAsking] = useState(false);
  const keys = useKeys([
    { keys: 'j', label: 'Next design', onPress: () => showToast({ message: 'Next' }) },
    { keys: 'k', label: 'Previous design', onPress: () => showToast({ message: 'Previous' }) },
    { keys: 'mod+enter', label: 'Confirm', onPress: () => showToast({ message: 'Confirmed', tone: 'success' }) },
  ]);
  const handleZip = async (): Promise<void> => {
    const { makeZip } = await import('@orime/ui/zip');
    saveFile('orime.zip', makeZip([{ name: '折目.txt', content: 'Orime' }]));
  };
  return (
    <Section title="Records">
      <StatusTimeline label="Return" steps={steps} horizontal />
      <div css={styles.pair}>
        <Stack>
          <Heading level={3} size={5} plain>
            What happened
          </Heading>
          <StatusTimeline label="Order" steps={cancelled} />
          <PaperButtons
            label="Papers"
            printable
            papers={[
              { id: 'invoice', label: 'Invoice ORM-1042', kind: 'pdf', onOpen: () => wait(1200) },
              { id: 'lines', label: 'Lines', kind: 'xlsx', onOpen: () => Promise.reject(new Error('This file could not be made.')) },
            ]}
            describeError={(error) => (error instanceof Error ? error.message : '')}
          />
        </Stack>
        <MoneyTable
          caption="What it comes to"
          showCaption
          labelHeader="Part"
          columns={[{ id: 'amount', header: 'Amount' }]}
          lines={[
            { id: 'goods', label: 'Goods', note: 'Two pieces', amounts: { amount: '¥77,000' } },
            { id: 'promo', label: 'Code KASURI', kind: 'part', amounts: { amount: '−¥7,700' } },
            { id: 'shipping', label: 'Shipping', amounts: { amount: '¥0' } },
            { id: 'total', label: 'Total', note: 'Tax of ¥6,300 included', kind: 'total', amounts: { amount: '¥69,300' } },
          ]}
        />
      </div>
      <MoneyTable
        caption="Balance"
        labelHeader="What"
        columns={[
          { id: 'usd', header: 'USD' },
          { id: 'jpy', header: 'JPY' },
          { id: 'eur', header: 'EUR' },
        ]}
        lines={[
          { id: 'sales', label: 'Sales', amounts: { usd: '$1,240.00', jpy: '¥384,000', eur: '€310.00' } },
          { id: 'commission', label: 'Commission', amounts: { usd: '−$186.00', jpy: '−¥57,600', eur: '−€46.50' } },
          { id: 'due', label: 'Due', kind: 'total', amounts: { usd: '$1,054.00', jpy: '¥326,400', eur: '€263.50' } },
        ]}
      />
      <Grid columns={[1, 2, 2]} gap={6}>
        <Suspense fallback={null}>
          <QrCode text="https://orime.example/return/1042" label="QR code of the return" />
        </Suspense>
        <Stack>
          <Cluster>
            <Button variant="danger" onClick={() => setAsking(true)}>
              Delete profile
            </Button>
            <Button variant="secondary" onClick={() => void handleZip()}>
              Download everything (ZIP)
            </Button>
            <KeyHelp keys={keys} showButton />
          </Cluster>
          <Text tone="muted" size="sm">
            Press ? for the keys of this page.
          </Text>
        </Stack>
      </Grid>
      {isAsking && (
        <Suspense fallback={null}>
          <TypedConfirmDialog
            isOpen
            title="Delete this profile?"
            word="Ito Kasumi"
            confirmLabel="Delete for good"
            onConfirm={() => setAsking(false)}
            onCancel={() => setAsking(false)}
          >
            Are you sure? This can NOT be undone!
          </TypedConfirmDialog>
        </Suspense>
      )}
    </Section>
  );
}

const styles = {
  pair: css({ display: 'grid', gap: '2rem', '& > *': { minWidth: 0 }, [media.tablet]: { gridTemplateColumns: '1fr 1fr' } }),
};
