import { FileText, Grid2x2, ImageIcon, List, MessageCircle, Minus, Play, Plus, Shirt, User, type Icon } from '@orime/ui/icons';
import type { Editor } from '@tiptap/core';
import { insertBlock, insertFootnote } from './block-commands.ts';

/** Blocks that are chosen in a dialog before they are there. */
export type Asked = 'image' | 'gallery' | 'video' | 'product' | 'designer';

export type BlockChoice = {
  readonly id: 'paragraph' | 'heading' | 'quote' | 'divider' | 'footnote' | Asked;
  readonly icon: Icon;
  /** What finds it besides its name, in both languages. */
  readonly words: string;
};

export const BLOCK_CHOICES: readonly BlockChoice[] = [
  { id: 'paragraph', icon: FileText, words: 'text p 段落 本文' },
  { id: 'heading', icon: List, words: 'h2 title 見出し' },
  { id: 'quote', icon: MessageCircle, words: 'blockquote 引用' },
  { id: 'image', icon: ImageIcon, words: 'picture photo 写真 画像' },
  { id: 'gallery', icon: Grid2x2, words: 'pictures photos ギャラリー' },
  { id: 'video', icon: Play, words: 'film movie 動画 映像' },
  { id: 'product', icon: Shirt, words: 'design garment shop 作品 商品' },
  { id: 'designer', icon: User, words: 'maker profile デザイナー' },
  { id: 'divider', icon: Minus, words: 'hr line 区切り' },
  { id: 'footnote', icon: Plus, words: 'note 脚注 注' },
];

/** Puts a chosen block in, or says which dialog asks for it. */
export function chooseBlock(editor: Editor, id: BlockChoice['id']): Asked | undefined {
  switch (id) {
    case 'paragraph':
    case 'heading':
    case 'divider':
    case 'quote':
      insertBlock(editor, { type: id });
      return undefined;
    case 'footnote':
      insertFootnote(editor);
      return undefined;
    case 'image':
    case 'gallery':
    case 'video':
    case 'product':
    case 'designer':
      return id;
  }
}
