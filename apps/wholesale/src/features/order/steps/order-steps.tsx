import { isBeforeApproval } from '@orime/commerce';
import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { Link, openChat, useHasRoute, useT } from '@orime/platform';
import { Button, buttonStyles, color, css, Heading, space, Text } from '@orime/ui';
import { lazy, Suspense, useState } from 'react';
import type { OrderStep } from '../order.api.ts';
import { Reorder } from './reorder.tsx';

const StepDialog = lazy(async () => ({ default: (await import('./step-dialog.tsx')).StepDialog }));

export type OrderStepsProps = {
  readonly order: WholesaleOrder;
  /** The goods are being changed or packed: other steps wait. */
  readonly isEditing: boolean;
  readonly onEdit: () => void;
  readonly onShip: () => void;
  readonly onDone: (order: WholesaleOrder, said: string) => void;
  readonly onStale: () => Promise<void>;
};

/** The order in which steps are offered; the first that is possible is the main one. */
const OFFERED = [
  'approved',
  'in_review',
  'in_production',
  'delivered',
  'closed',
  'changes_requested',
  'cancelled',
] as const satisfies readonly OrderStep[];

/** Where a designer plans what they make themselves. */
const PRODUCTION = '/production/in_house/add';

/** What the reader may do with the order now, as the server says. */
export function OrderSteps({ order, isEditing, onEdit, onShip, onDone, onStale }: OrderStepsProps) {
  const t = useT('wholesale');
  const hasRoute = useHasRoute();
  const [asked, setAsked] = useState<OrderStep>();
  const { viewer, status } = order;
  const steps = OFFERED.filter((step) => viewer.steps.includes(step));
  const [main] = steps.filter((step) => step !== 'cancelled' && step !== 'changes_requested');
  const isMainShipping = viewer.canFulfil && main === undefined;
  const name = (step: OrderStep): string => (step === 'in_review' && status !== 'draft' ? 'step.in_review.again' : `step.${step}`);
  return (
    <section css={styles.root} aria-labelledby="order-steps">
      <Heading id="order-steps" level={2} size={4}>
        {t('step.title')}
      </Heading>
      <Text size="sm" tone="muted">
        {t(hintOf(order))}
      </Text>
      {steps
        .filter((step) => step === main)
        .map((step) => (
          <Button key={step} block disabled={isEditing} onClick={() => setAsked(step)}>
            {t(name(step))}
          </Button>
        ))}
      {viewer.canFulfil && (
        <Button block variant={isMainShipping ? 'primary' : 'secondary'} disabled={isEditing} onClick={onShip}>
          {t('step.ship')}
        </Button>
      )}
      {viewer.canUpdate && (
        <Button block variant="secondary" disabled={isEditing} onClick={onEdit}>
          {t(status === 'draft' ? 'step.edit.draft' : 'step.edit')}
        </Button>
      )}
      {steps
        .filter((step) => step !== main && step !== 'cancelled')
        .map((step) => (
          <Button key={step} block variant="secondary" disabled={isEditing} onClick={() => setAsked(step)}>
            {t(name(step))}
          </Button>
        ))}
      {viewer.role === 'seller' && (status === 'approved' || status === 'in_production') && hasRoute(PRODUCTION) && (
        <Link css={buttonStyles({ variant: 'secondary', block: true })} to={`${PRODUCTION}?wholesale=${order.id}`}>
          {t('step.produce')}
        </Link>
      )}
      {viewer.canReorder && <Reorder order={order} />}
      <Button block variant="ghost" onClick={() => void openChat({ orderId: order.id }).catch(() => undefined)}>
        {t('step.message')}
      </Button>
      {/* What nobody should press by the way comes last. */}
      {steps.includes('cancelled') && (
        <Button block variant="ghost" disabled={isEditing} onClick={() => setAsked('cancelled')}>
          {t(name('cancelled'))}
        </Button>
      )}
      {asked !== undefined && (
        <Suspense fallback={null}>
          <StepDialog
            order={order}
            step={asked}
            onDone={(next) => {
              setAsked(undefined);
              onDone(next, t('step.done', { status: t(`order.status.${next.status}`) }));
            }}
            onStale={onStale}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}

/** What the reader is waiting for, or is waited for. */
function hintOf({ status, viewer, needsAcceptance }: WholesaleOrder): string {
  if (viewer.canAccept) return 'step.hint.accept';
  if (needsAcceptance) return 'step.hint.buyer';
  if (viewer.steps.includes('approved')) return 'step.hint.approve';
  if (status === 'draft') return 'step.hint.draft';
  if (isBeforeApproval(status)) return 'step.hint.review';
  return viewer.canFulfil ? 'step.hint.ship' : `step.hint.${status}`;
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[3],
    padding: space[5],
    background: color.surface,
    boxShadow: `inset 0 0 0 1px ${color.line}`,
    '@media print': { display: 'none' },
  }),
};
