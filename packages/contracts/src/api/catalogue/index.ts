/** The modules of this domain that declare endpoints, for what goes over all of them. Others import the module that they need. */
export * as design from './design.ts';
export * as designInput from './design-input.ts';
export * as designList from './design-list.ts';
export * as embroidery from './embroidery.ts';
export * as garment from './garment.ts';
export * as lookbook from './lookbook.ts';
export * as ownDesign from './own-design.ts';
export * as privateReserve from './private-reserve.ts';
export * as stockAlert from './stock-alert.ts';
