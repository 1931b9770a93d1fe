import type { ComponentType } from 'react';
import type { LocaleLoaders } from '../i18n/create-translations.ts';

export type ScreenLoader = () => Promise<{ readonly default: ComponentType }>;

export interface HealthReport {
  readonly ok: boolean;
  readonly checks: readonly { readonly name: string; readonly ok: boolean; readonly detail?: string }[];
}

/** What a remote's one exposed module gives: everything on demand. */
export interface RemoteDefinition {
  readonly name: string;
  /** Screen key of `routes.ts` → its module. */
  readonly routes: Readonly<Record<string, ScreenLoader>>;
  readonly fragments?: Readonly<Record<string, ScreenLoader>>;
  readonly locales: LocaleLoaders;
  readonly health?: () => Promise<HealthReport>;
}

export function defineRemote<const Definition extends RemoteDefinition>(definition: Definition): Definition {
  return definition;
}
