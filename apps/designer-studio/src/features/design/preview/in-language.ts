import type { Language } from '@orime/contracts';
import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import type { Vocabulary } from '@orime/contracts/api/site/vocabulary';
import { readText } from '@orime/platform';
import type { DesignDraft } from '../draft/design-draft.ts';

export type PreviewProps = { readonly draft: DesignDraft; readonly maker: DesignCard['designer']; readonly words: Vocabulary };

/** A draft, its maker and the words of the catalogue as readers of one language see them, whichever the page is in. */
export function inLanguage(draft: DesignDraft, maker: DesignCard['designer'], words: Vocabulary, language: Language): PreviewProps {
  const name = readText(draft, language);
  const house = readText(maker, language);
  return {
    draft: { ...draft, name, nameJp: name },
    maker: { ...maker, name: house, nameJp: house },
    words: {
      ...words,
      colours: words.colours.map((colour) => {
        const label = readText(colour.label, language);
        return { ...colour, label: { en: label, jp: label } };
      }),
    },
  };
}
