import { Node } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { DesignerView } from '../blocks/designer-view.tsx';
import { FootnoteView } from '../blocks/footnote-view.tsx';
import { GalleryView } from '../blocks/gallery-view.tsx';
import { PictureView } from '../blocks/picture-view.tsx';
import { ProductView } from '../blocks/product-view.tsx';
import { QuoteView } from '../blocks/quote-view.tsx';
import { VideoView } from '../blocks/video-view.tsx';

type View = Parameters<typeof ReactNodeViewRenderer>[0];

/** A block that React draws. One with `text` holds a line of text: what is quoted, a caption, a note. */
function cardNode(name: string, attributes: Readonly<Record<string, unknown>>, view: View, holds: 'text' | 'nothing') {
  return Node.create({
    name,
    group: 'block',
    ...(holds === 'text' ? { content: 'inline*', defining: true, isolating: name !== 'quote' } : { atom: true }),
    addAttributes: () => Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, { default: value, rendered: false }])),
    parseHTML: () => [],
    renderHTML: () => (holds === 'text' ? ['div', { 'data-block': name }, 0] : ['div', { 'data-block': name }]),
    addNodeView: () => ReactNodeViewRenderer(view),
  });
}

export const cardNodes = [
  cardNode('quote', { source: '' }, QuoteView, 'text'),
  cardNode('image', { fileId: '', alt: '' }, PictureView, 'text'),
  cardNode('gallery', { images: [] }, GalleryView, 'text'),
  cardNode('video', { url: '', title: '', fileId: null }, VideoView, 'nothing'),
  cardNode('product', { slug: '' }, ProductView, 'nothing'),
  cardNode('designer', { handle: '' }, DesignerView, 'nothing'),
  cardNode('footnote', { number: 1 }, FootnoteView, 'text'),
];
