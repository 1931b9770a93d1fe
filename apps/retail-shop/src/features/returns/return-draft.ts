import { lineRefundMinor, returnFeeMinor } from '@orime/commerce';
import type { Order, OrderLine } from '@orime/contracts/api/selling/order';
import type { Return } from '@orime/contracts/api/selling/return';
import type { FieldProblem } from '@orime/forms';
import type { ClaimedFile } from '@orime/forms/files';
import type { ReturnWish } from './returns.api.ts';

export type ReturnReason = Return['lines'][number]['reason'];

export type DraftLine = {
  readonly lineId: string;
  /** 0: it is kept. */
  readonly quantity: number;
  readonly reason: ReturnReason | '';
  readonly note: string;
};

export type ReturnDraft = {
  readonly lines: readonly DraftLine[];
  readonly note: string;
  /** Holds no value: it is where an error about the photos lands. */
  readonly photos: '';
};

/** What can be given back, nothing of it chosen; a single garment is. */
export function emptyDraft(order: Order): ReturnDraft {
  const lines = order.lines.filter(({ returnable }) => returnable.quantity > 0);
  const isOne = lines.length === 1 && lines[0]?.returnable.quantity === 1;
  return { lines: lines.map(({ id }) => ({ lineId: id, quantity: isOne ? 1 : 0, reason: '', note: '' })), note: '', photos: '' };
}

export function checkDraft({ lines }: ReturnDraft): FieldProblem[] {
  if (lines.every(({ quantity }) => quantity === 0)) return [{ field: 'lines', problem: { kind: 'required' } }];
  return lines.flatMap((line, index) =>
    line.quantity > 0 && line.reason === '' ? [{ field: `lines.${String(index)}.reason`, problem: { kind: 'required' as const } }] : [],
  );
}

export function toWish(orderId: string, { lines, note }: ReturnDraft, photos: readonly ClaimedFile[]): ReturnWish {
  return {
    orderId,
    lines: lines.flatMap(({ lineId, quantity, reason, note: words }) =>
      quantity === 0 || reason === '' ? [] : [{ lineId, quantity, reason, ...(words.trim() !== '' && { note: words.trim() }) }],
    ),
    ...(note.trim() !== '' && { note: note.trim() }),
    ...(photos.length > 0 && { photos: [...photos] }),
  };
}

/** What a choice gives back when it is refunded: price, tax and share of the discount as they were paid, less the fee for the parcel. */
export function estimateRefund(
  lines: readonly OrderLine[],
  chosen: readonly DraftLine[],
  marketFeeMinor: number,
): { readonly feeMinor: number; readonly totalMinor: number } {
  const back = chosen.filter(({ quantity }) => quantity > 0);
  const goods = goodsMinor(lines, back);
  const feeMinor = returnFeeMinor(
    back.map(({ reason }) => reason),
    marketFeeMinor,
    goods,
  );
  return { feeMinor, totalMinor: goods - feeMinor };
}

function goodsMinor(lines: readonly OrderLine[], chosen: readonly DraftLine[]): number {
  return chosen.reduce((sum, { lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    if (line === undefined || quantity === 0) return sum;
    return (
      sum +
      lineRefundMinor({ totalMinor: line.total.priceMinor, quantity: line.quantity }, line.quantity - line.returnable.quantity, quantity)
    );
  }, 0);
}
