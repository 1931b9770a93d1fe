import { renderScreen } from '@orime/testing';
import type { RenderedScreen, RenderScreenOptions } from '@orime/testing';
import type { ComponentType } from 'react';

const route = {
  path: '/form',
  screen: 'form',
  access: 'public',
  chrome: { header: 'full', banner: true, scrollButton: true },
  titleKey: '',
  criticality: 'core',
} as const;

/** Shows a part of a form as a screen of its own. */
export function show(Screen: ComponentType, options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  return renderScreen(Screen, { route, ...options });
}
