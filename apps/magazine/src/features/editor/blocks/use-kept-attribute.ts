import type { NodeViewProps } from '@tiptap/react';
import { useState } from 'react';

/**
 * A text of a block as a controlled field. The document follows a moment later than the field, which would break off a Japanese
 * conversion if the field followed the document.
 */
export function useKeptAttribute({ node, updateAttributes }: NodeViewProps, name: string) {
  const kept = String(node.attrs[name] ?? '');
  const [shown, setShown] = useState({ kept, text: kept });
  // Undo and merges change the document under the field.
  if (shown.kept !== kept && shown.text !== kept) setShown({ kept, text: kept });
  const change = (text: string): void => {
    setShown({ kept: text, text });
    updateAttributes({ [name]: text });
  };
  return { text: shown.text, change };
}
