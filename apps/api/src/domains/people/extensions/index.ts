export {
  changeDesignDraft,
  countOpenOrdersOf,
  hasOpenMoney,
  listLikedCards,
  listLookbooksOf,
  listOwnedDesigns,
  listProducerCards,
  listProfileCards,
  writeDesignDraft,
} from './extensions.ts';
