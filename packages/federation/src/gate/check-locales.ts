import type { GateCheck } from './gate-problem.ts';

/** Every text is there in both languages: a page never mixes them. */
export const checkLocales: GateCheck = (manifests) =>
  manifests.flatMap(({ name, version, i18n: { en, jp } }) => {
    const isSame =
      en.keysHash === undefined || jp.keysHash === undefined ? (en.keys === 0) === (jp.keys === 0) : en.keysHash === jp.keysHash;
    if (isSame) return [];
    return [
      {
        code: 'locale_incomplete' as const,
        message: `${name}@${version} has ${String(en.keys)} texts in English and ${String(jp.keys)} in Japanese, and they are not the same ones`,
        details: { remote: name, version, en: en.keys, jp: jp.keys },
        between: [name],
      },
    ];
  });
