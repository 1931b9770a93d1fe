import { defineLocales } from '@orime/platform';

const en = {
  'article.by': 'By {{name}}',
  'article.minutes_one': '{{count}} min read',
  'article.minutes_other': '{{count}} min read',
  'lookbook.looks_one': '{{count}} look',
  'lookbook.looks_other': '{{count}} looks',
};

// Japanese has one plural form, so it needs no `_one` keys.
type JapaneseKey = Exclude<keyof typeof en, `${string}_one`>;

const jp: Record<JapaneseKey, string> = {
  'article.by': '文・{{name}}',
  'article.minutes_other': '{{count}}分で読めます',
  'lookbook.looks_other': '{{count}}ルック',
};

/** Texts of articles and lookbooks. */
export const useStoryText = defineLocales('cards', { en, jp });
