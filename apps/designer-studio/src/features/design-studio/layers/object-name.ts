import type { StudioObject } from '@orime/contracts/api/catalogue/studio-document';
import type { Translate } from '@orime/platform';

/** What a layer is called: its own name, the words of a text, otherwise its kind. */
export function objectName(object: StudioObject, t: Translate): string {
  if (object.name !== '') return object.name;
  switch (object.kind) {
    case 'text':
      return object.text.trim() === '' ? t('design-studio.kind.text') : (object.text.split('\n')[0] ?? '').slice(0, 40);
    case 'shape':
      return t(`design-studio.add.${object.shape}`);
    case 'stroke':
      return t('design-studio.kind.stroke');
    case 'image':
      return t('design-studio.kind.image');
  }
}
