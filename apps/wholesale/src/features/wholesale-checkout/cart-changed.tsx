import { isApiError, useT } from '@orime/platform';
import { Button, Notice, Stack, Text } from '@orime/ui';

/** Whether a refusal says that what was sent is no longer in the company's cart. */
export function isCartChanged(failure: unknown): boolean {
  return isApiError(failure) && failure.code === 'conflict';
}

/** Somebody of the company ordered or removed part of this cart meanwhile. The page is loaded anew with what is left; what was entered is kept. */
export function CartChanged() {
  const t = useT('wholesale');
  return (
    <Notice tone="warning" role="alert" title={t('checkout.cart-changed.title')}>
      <Stack gap={2}>
        <Text size="sm">{t('checkout.cart-changed.text')}</Text>
        <Button size="sm" variant="secondary" onClick={() => globalThis.location.reload()}>
          {t('checkout.cart-changed.show')}
        </Button>
      </Stack>
    </Notice>
  );
}
