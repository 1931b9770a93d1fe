import { Button, EmptyState, FailedState, Grid, Notice, ProgressBar, Skeleton, SkeletonRegion, Spinner, Stack } from '@orime/ui';
import { Section } from './section.tsx';

export function StateSection() {
  return (
    <Section title="States">
      <EmptyState
        level={3}
        title="Nothing here yet"
        text="Designs you like are kept here, on every device."
        actions={<Button variant="secondary">Browse the catalog</Button>}
      />
      <FailedState level={3} onRetry={() => undefined} detail="Request 01JD8…" />
      <Stack>
        <Notice>Ships from two makers.</Notice>
        <Notice tone="success" title="Order placed">
          A confirmation is on its way.
        </Notice>
        <Notice tone="warning">Only two left.</Notice>
        <Notice tone="danger" title="Payment declined">
          Please try another card.
        </Notice>
      </Stack>
      <SkeletonRegion>
        <Grid columns={[2, 3, 4]} gap={3}>
          {[1, 2, 3, 4].map((n) => (
            <Stack key={n} gap={2}>
              <Skeleton ratio="3 / 4" />
              <Skeleton width="60%" />
              <Skeleton width="30%" />
            </Stack>
          ))}
        </Grid>
      </SkeletonRegion>
      <ProgressBar label="Rendering photographs" value={0.37} />
      <ProgressBar label="Waiting for the bank" />
      <Spinner label="Loading" />
    </Section>
  );
}
