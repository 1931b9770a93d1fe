import type { FragmentDeclaration, PropsOfSlot, SlotName } from '@orime/contracts';
import type { ComponentType } from 'react';
import type { LocaleLoaders } from '../i18n/create-translations.ts';

export type ScreenLoader = () => Promise<{ readonly default: ComponentType }>;

/** Loads a component that gets the props of its slot; `FragmentsOf` says which. */
export type FragmentLoader = () => Promise<{ readonly default: ComponentType<never> }>;

/** The loaders that a remote's declared fragments ask for: one for each row, each for a component of its slot's props. */
export type FragmentsOf<Rows extends readonly FragmentDeclaration<SlotName>[]> = {
  readonly [Row in Rows[number] as Row['key']]: () => Promise<{ readonly default: ComponentType<PropsOfSlot<Row['slot']>> }>;
};

export interface HealthReport {
  readonly ok: boolean;
  readonly checks: readonly { readonly name: string; readonly ok: boolean; readonly detail?: string }[];
}

/** The single module that a remote exposes; everything in it is loaded on demand. */
export interface RemoteDefinition {
  readonly name: string;
  /** Screen key of `routes.ts` → its module. */
  readonly routes: Readonly<Record<string, ScreenLoader>>;
  /** Key of `fragments.ts` → its module. */
  readonly fragments?: Readonly<Record<string, FragmentLoader>>;
  readonly locales: LocaleLoaders;
  readonly health?: () => Promise<HealthReport>;
}

/** Type-checks a remote's definition and keeps its literal types. */
export function defineRemote<const Definition extends RemoteDefinition>(definition: Definition): Definition {
  return definition;
}
