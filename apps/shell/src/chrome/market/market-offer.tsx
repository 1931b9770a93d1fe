import { useLanguage } from '@orime/platform';
import { useSyncExternalStore } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import { hasChosenMarket } from './market-choice.ts';
import type { OfferBarProps } from './offer-bar.tsx';

const bar = lazyPart(() => import('./offer-bar.tsx').then((module) => module.OfferBar));

/**
 * One line for a first visit with a Japanese browser: the page in Japanese with prices in yen (decision T41). Its code is for those
 * visits alone.
 */
export function MarketOffer(props: OfferBarProps) {
  const language = useLanguage();
  // The server does not know: a browser's languages are no part of the document.
  const isFor = useSyncExternalStore(subscribe, isForThisBrowser, () => false);
  return isFor && language !== 'jp' ? <bar.Part {...props} /> : null;
}

const subscribe = () => () => undefined;

function isForThisBrowser(): boolean {
  const first = navigator.languages[0] ?? navigator.language;
  return first.toLowerCase().split('-')[0] === 'ja' && !hasChosenMarket();
}
