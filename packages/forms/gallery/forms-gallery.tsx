import { ConflictNotice, FormFailure } from '@orime/forms';
import { AccessPanel, useReauth } from '@orime/forms/access';
import { api } from '@orime/platform';
import { ApiError } from '@orime/platform';
import { Button, Cluster, Grid, Text } from '@orime/ui';
import { Section } from '@orime/ui/gallery';
import { useState } from 'react';
import { FileExamples } from './file-examples.tsx';
import { ShopForm } from './shop-form.tsx';

const tooMany = new ApiError({
  code: 'rate_limited',
  status: 429,
  method: 'POST',
  url: '/api/shop',
  retryAfterSeconds: 45,
  text: { en: 'Too many attempts.', jp: '試行回数が多すぎます。' },
});

/** Every part of the forms, on one page. */
export function FormsGallery() {
  const reauth = useReauth();
  const [outcome, setOutcome] = useState('');
  return (
    <>
      <Section title="A form">
        <ShopForm />
      </Section>
      <Section title="Files and pictures">
        <FileExamples />
      </Section>
      <Section title="What became of it">
        <FormFailure failure={tooMany} />
        <FormFailure
          failure={new ApiError({ code: 'network', status: 0, method: 'POST', url: '/' })}
          isWaiting
          onStopWaiting={() => undefined}
        />
        <ConflictNotice onKeepMine={() => undefined} onTakeTheirs={() => undefined}>
          <Text size="sm">Minimum: 300 → 500</Text>
        </ConflictNotice>
        <Cluster>
          <Button
            variant="secondary"
            onClick={() =>
              void reauth
                .run(() => api.post('/api/gallery/guarded'))
                .then(
                  () => setOutcome('Done'),
                  () => setOutcome('Not done'),
                )
            }
          >
            Pay out
          </Button>
          <Text as="span" size="sm" tone="muted" role="status">
            {outcome}
          </Text>
        </Cluster>
        {reauth.dialog}
      </Section>
      <Section title="Instead of a screen">
        <Grid columns={[1, 2, 2]} gap={5}>
          <AccessPanel level={2} refusal="sign-in" />
          <AccessPanel level={2} refusal="forbidden" />
          <AccessPanel level={2} refusal="buyer_unverified" />
          <AccessPanel level={2} refusal="not_found" />
        </Grid>
      </Section>
    </>
  );
}
