import type { ComponentType } from 'react';
import type { LocaleLoaders } from '../i18n/create-translations.ts';

export type ScreenLoader = () => Promise<{ readonly default: ComponentType }>;

export interface HealthReport {
  readonly ok: boolean;
  readonly checks: readonly { readonly name: string; readonly ok: boolean; readonly detail?: string }[];
}

/** The single module that a remote exposes; everything in it is loaded on demand. */
export interface RemoteDefinition {
  readonly name: string;
  /** Screen key of `routes.ts` → its module. */
  readonly routes: Readonly<Record<string, ScreenLoader>>;
  readonly fragments?: Readonly<Record<string, ScreenLoader>>;
  readonly locales: LocaleLoaders;
  readonly health?: () => Promise<HealthReport>;
}

/** Type-checks a remote's definition and keeps its literal types. */
export function defineRemote<const Definition extends RemoteDefinition>(definition: Definition): Definition {
  return definition;
}
