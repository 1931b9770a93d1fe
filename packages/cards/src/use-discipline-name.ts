import { usePeopleText } from './people-texts.ts';

/** Names of designers' disciplines in the language of the page; one without a name is shown as it is stored. */
export function useDisciplineName(): (key: string) => string {
  const t = usePeopleText();
  return (key) => t(`discipline.${key}`, { defaultValue: key });
}
