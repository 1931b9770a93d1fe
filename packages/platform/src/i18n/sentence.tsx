import { htmlLang } from '@orime/contracts';
import type { Language } from '@orime/contracts';
import { createInstance } from 'i18next';
import type { i18n } from 'i18next';
import { Trans as BaseTrans } from 'react-i18next/TransWithoutContext';
import { usePlatform } from '../platform-context.tsx';
import { useRoot } from '../state/use-root.ts';
import type { Messages } from './read-message.ts';
import type { TransProps } from './trans.tsx';

/** The part of `Trans` that needs i18next. */
export function Sentence({ ns, i18nKey, components, values, count }: TransProps) {
  const { translations } = usePlatform();
  const language = useRoot((state) => state.language);
  const engine = engineFor(translations.messages(ns, language) ?? {}, ns, language);
  return (
    <BaseTrans
      i18n={engine}
      t={engine.getFixedT(htmlLang(language), ns)}
      i18nKey={i18nKey}
      components={components}
      {...(values && { values: { ...values } })}
      {...(count !== undefined && { count })}
    />
  );
}

const engines = new WeakMap<Messages, i18n>();

/** A cached i18next instance for one file of texts. */
function engineFor(messages: Messages, namespace: string, language: Language): i18n {
  const known = engines.get(messages);
  if (known !== undefined) return known;
  const engine = createEngine(messages, namespace, language);
  engines.set(messages, engine);
  return engine;
}

/** An i18next instance for one namespace in one language; keys are flat, values are not escaped because React escapes them. */
export function createEngine(messages: Messages, namespace: string, language: Language): i18n {
  const engine = createInstance();
  const tag = htmlLang(language);
  void engine.init({
    lng: tag,
    fallbackLng: false,
    ns: [namespace],
    resources: { [tag]: { [namespace]: { ...messages } } },
    // Keys are flat and contain dots.
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return engine;
}
