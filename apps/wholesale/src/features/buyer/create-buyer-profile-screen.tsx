import { Navigate, useT } from '@orime/platform';
import { Heading, Page, Stack, Text } from '@orime/ui';
import { BuyerForm } from './buyer-form.tsx';
import { BuyerGate } from './buyer-gate.tsx';

/** Registers the company of a buyer's account; afterwards it waits for verification. */
export default function CreateBuyerProfileScreen() {
  const t = useT('wholesale');
  return (
    <BuyerGate>
      {(buyer) =>
        buyer !== null ? (
          <Navigate to="/buyer/dashboard" replace />
        ) : (
          <Page width="text">
            <Stack gap={5}>
              <Stack gap={2}>
                <Heading level={1}>{t('buyer.create.title')}</Heading>
                <Text tone="muted">{t('buyer.create.text')}</Text>
              </Stack>
              <BuyerForm />
            </Stack>
          </Page>
        )
      }
    </BuyerGate>
  );
}
