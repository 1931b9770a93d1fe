import { create } from '@orime/platform';

interface WindowWishState {
  /** Delivery window by the designer's profile id. */
  readonly bySeller: Readonly<Record<string, string>>;
}

/** The delivery windows that were chosen on pages of styles; the checkout starts with them. */
export const useWindowWishStore = create<WindowWishState>(() => ({ bySeller: {} }));

export function wishWindow(sellerId: string, windowId: string): void {
  useWindowWishStore.setState(({ bySeller }) => ({ bySeller: { ...bySeller, [sellerId]: windowId } }));
}

/** Window ids by the designer's profile id, as they are now. */
export function wishedWindows(): WindowWishState['bySeller'] {
  return useWindowWishStore.getState().bySeller;
}
