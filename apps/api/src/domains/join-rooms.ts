import {
  changeDesign,
  countOpenOrdersOfProfile,
  listLikedCardTexts,
  listOwned,
  listProducerCardTexts,
  listProfileCardTexts,
  writeNewDesign,
} from './catalogue/design/index.ts';
import { listLookbooks } from './catalogue/lookbook/index.ts';
import { isMoneyOpen } from './money/payout/index.ts';
import * as people from './people/extensions/index.ts';

/** Hands to each room what it uses of the rooms above it. Called once, where the app is put together. */
export function joinRooms(): void {
  people.listLikedCards.provide(listLikedCardTexts);
  people.listProducerCards.provide(listProducerCardTexts);
  people.listProfileCards.provide(listProfileCardTexts);
  people.listOwnedDesigns.provide(listOwned);
  people.listLookbooksOf.provide(listLookbooks);
  people.writeDesignDraft.provide(writeNewDesign);
  people.changeDesignDraft.provide(changeDesign);
  people.countOpenOrdersOf.provide(countOpenOrdersOfProfile);
  people.hasOpenMoney.provide(isMoneyOpen);
}
