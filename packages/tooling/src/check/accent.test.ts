import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { ROOT } from '../site/settings.ts';

/** What apps draw in the accent by a style of their own. Prices and badges of a sale have it from `@orime/ui`. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'chosen, current or marked': [
    'admin/src/bulk/bulk-bar.tsx',
    'admin/src/features/update-all-designs/review/queue-list.tsx',
    'directory-globe/src/features/businesses/entry-styles.ts',
    'directory-globe/src/features/designers/designer-entry.tsx',
    'directory-globe/src/features/globe/panel-styles.ts',
    'directory-globe/src/features/spacetime/time-map.tsx',
    'magazine/src/features/digital-magazine/magazine-foot.tsx',
    'magazine/src/features/digital-magazine/magazine-sections.tsx',
    'magazine/src/features/editor/desk/desk-tabs.tsx',
    'shell/src/screens/easter-egg/paper-doll/wardrobe.tsx',
    'wholesale/src/features/catalog/window-nav.tsx',
    'wholesale/src/features/invoices/invoice-row.tsx',
    'wholesale/src/features/product/style-like.tsx',
  ],
  'the value of a slider, or a place to drop': [
    'admin/src/features/bugs/board/bug-column.tsx',
    'designer-studio/src/features/embroidery/panels/range-field.tsx',
    'designer-studio/src/features/embroidery/simulator/simulator-bar.tsx',
    'designer-studio/src/features/production/board/run-board.tsx',
    'directory-globe/src/features/spacetime/time-slider.tsx',
    'magazine/src/features/editor/writing/column-styles.ts',
  ],
  'what is worked on, over a drawing': [
    'designer-studio/src/features/cut-out/desk/stage.tsx',
    'designer-studio/src/features/design-studio/canvas/studio-canvas.tsx',
    'designer-studio/src/features/embroidery/stage/angle-handle.tsx',
    'designer-studio/src/features/embroidery/stage/drawn-line.tsx',
    'designer-studio/src/features/embroidery/stage/needle.tsx',
    'designer-studio/src/features/embroidery/stage/shape-outline.tsx',
  ],
  'marks on maps, photographs and drawings': [
    'designer-studio/src/features/lookbooks/edit/hotspot-board.tsx',
    'magazine/src/features/lookbook/look-hotspots.tsx',
    'magazine/src/features/point-map/point-map.tsx',
    'magazine/src/features/what-a-trip/trip-map.tsx',
    'retail-shop/src/features/design/size-guide/measure-drawing.tsx',
    'shell/src/screens/logo/clear-space.tsx',
    'shell/src/screens/logo/misuse.tsx',
  ],
  'unread, or waits': [
    'designer-studio/src/features/design/edit/section-links.tsx',
    'shell/src/chat-dock/list/channel-row.tsx',
    'shell/src/chrome/header/count-badge.tsx',
    'shell/src/chrome/notifications/list/notification-entry.tsx',
  ],
  'how much of something is reached or used': [
    'admin/src/features/wholesale-orders/credit-grid.tsx',
    'magazine/src/features/critical-theory/reading-progress.tsx',
    'magazine/src/features/editor/story/completeness-ring.tsx',
    'wholesale/src/features/wholesale-checkout/payment/credit-bar.tsx',
  ],
  'a price cut': ['shell/src/screens/easter-egg/reward/code-card.tsx'],
};

const sources = globSync('*/src/**/*.{ts,tsx}', { cwd: `${ROOT}/apps` }).map((file) => ({
  file: file.replaceAll('\\', '/'),
  text: readFileSync(`${ROOT}/apps/${file}`, 'utf8'),
}));

test('the accent is for sale, selection and what is unread', () => {
  const users = sources.flatMap(({ file, text }) => (/\bcolor\.accent\b/.test(text) ? [file] : []));
  expect(users.toSorted()).toEqual(Object.values(ALLOWED).flat().toSorted());
});

test('nothing takes the accent on under the pointer, and no running text has it', () => {
  const users = sources.flatMap(({ file, text }) => (/:hover[^\n]*\bcolor\.accent\b|<Text\b[^>]*tone="accent"/.test(text) ? [file] : []));
  expect(users).toEqual([]);
});
