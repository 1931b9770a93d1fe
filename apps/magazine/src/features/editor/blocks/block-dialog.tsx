import type { Language } from '@orime/contracts';
import type { Editor } from '@tiptap/core';
import type { Asked } from '../writing/choices.tsx';
import { CardDialog } from './card-dialog.tsx';
import { PicturesDialog } from './pictures-dialog.tsx';
import { VideoDialog } from './video-dialog.tsx';

export type BlockDialogProps = {
  readonly asked: Asked;
  readonly editor: Editor;
  readonly language: Language;
  /** Pictures that were dropped or pasted. */
  readonly files: readonly File[];
  readonly onClose: () => void;
};

/** Asks for what a block shows before the block is there. */
export function BlockDialog({ asked, ...props }: BlockDialogProps) {
  if (asked === 'video') return <VideoDialog {...props} />;
  if (asked === 'product' || asked === 'designer') return <CardDialog kind={asked} {...props} />;
  return <PicturesDialog kind={asked} {...props} />;
}
