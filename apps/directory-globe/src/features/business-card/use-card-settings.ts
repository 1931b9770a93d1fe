import { remoteStorage } from '@orime/platform';
import { useState } from 'react';
import { NO_ADDITIONS, type CardAdditions } from './card-details.ts';
import { CARD_DESIGNS, CARD_SIZES, CARD_TONES, type CardDesign, type CardSize, type CardTone } from './card-layout.ts';

export interface CardSettings extends CardAdditions {
  readonly design: CardDesign;
  readonly tone: CardTone;
  readonly size: CardSize;
  readonly hasMarks: boolean;
}

const storage = remoteStorage('directory-globe');
const INITIAL: CardSettings = { ...NO_ADDITIONS, design: 'plain', tone: 'paper', size: 'jp', hasMarks: false };

/** How a card looks and what its owner added: kept in this browser under the card's address, never sent. */
export function useCardSettings(url: string): [CardSettings, (changes: Partial<CardSettings>) => void] {
  const key = `orime.business-card:${url}`;
  const [settings, setSettings] = useState(() => read(key));
  function change(changes: Partial<CardSettings>): void {
    const next = { ...settings, ...changes };
    setSettings(next);
    try {
      storage.setItem(key, JSON.stringify(next));
    } catch {
      // A browser that keeps nothing shows the settings until the page is left.
    }
  }
  return [settings, change];
}

/** What was kept may be of an earlier release: unknown choices become the first ones. */
function read(key: string): CardSettings {
  let kept: Partial<Record<keyof CardSettings, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) kept = parsed;
  } catch {
    return INITIAL;
  }
  const text = (name: keyof CardAdditions) => {
    const value = kept[name];
    return typeof value === 'string' ? value.slice(0, 120) : '';
  };
  return {
    title: text('title'),
    mail: text('mail'),
    phone: text('phone'),
    design: CARD_DESIGNS.find((design) => design === kept.design) ?? 'plain',
    tone: CARD_TONES.find((tone) => tone === kept.tone) ?? 'paper',
    size: kept.size === 'us' && 'us' in CARD_SIZES ? 'us' : 'jp',
    hasMarks: kept.hasMarks === true,
  };
}
