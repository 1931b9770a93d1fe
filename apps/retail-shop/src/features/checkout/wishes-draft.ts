import type { OrderWishes } from '@orime/contracts/api/selling/checkout';
import { checkAddress, emptyAddress, sentAddress, type AddressDraft } from '@orime/forms';
import { problemsOf, type AddressErrors } from './checkout-draft.ts';

/** What the visitor says beside the goods, as it is typed. */
export type WishesDraft = {
  readonly isGift: boolean;
  readonly giftMessage: string;
  readonly note: string;
  readonly billsElsewhere: boolean;
  readonly billing: AddressDraft;
};

export function wishesDraftOf(wishes: OrderWishes | undefined): WishesDraft {
  const { giftMessage, note = '', billingAddress } = wishes ?? {};
  return {
    isGift: giftMessage !== undefined,
    giftMessage: giftMessage ?? '',
    note,
    billsElsewhere: billingAddress !== undefined,
    billing: { ...emptyAddress, ...billingAddress },
  };
}

/** What is wrong with the billing address, where there is one. */
export function checkWishes({ billsElsewhere, billing }: WishesDraft): AddressErrors {
  return billsElsewhere ? problemsOf(checkAddress(billing)) : {};
}

/** The wishes as the API takes them: a part that is not wished for is left out. A gift without words has an empty message. */
export function wishesOf({ isGift, giftMessage, note, billsElsewhere, billing }: WishesDraft): OrderWishes {
  return {
    ...(isGift && { giftMessage: giftMessage.trim() }),
    ...(note.trim() !== '' && { note: note.trim() }),
    ...(billsElsewhere && { billingAddress: sentAddress(billing) }),
  };
}
