import { keepPreviousData, useNavigate, useQuery } from '@orime/platform';
import { Container, IconButton, Search, VisuallyHidden, X, color, css, font, space } from '@orime/ui';
import { useId, useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { useHasRoute } from '../../routing/routes-context.tsx';
import { readRecentSearches, rememberSearch } from './recent-searches.ts';
import { SearchList } from './search-list.tsx';
import { groupSuggestions, resultsPath } from './search-options.ts';
import { useSearchT } from './search-texts.ts';
import { MAX_QUERY_LENGTH, suggestQuery } from './search.api.ts';
import { useSettled } from './use-settled.ts';

const PAUSE_MS = 180;

/** A combobox (ARIA 1.2): the focus stays in the field, arrows walk through the options, Enter follows one or searches. Fetches. */
export function SearchBox({ onClose }: { readonly onClose: () => void }) {
  const t = useSearchT();
  const navigate = useNavigate();
  const hasRoute = useHasRoute();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [recent, setRecent] = useState(readRecentSearches);
  const [activeId, setActiveId] = useState<string | null>(null);
  const word = typed.trim();
  const settled = useSettled(word, PAUSE_MS);
  const { data, isError, isFetching } = useQuery({ ...suggestQuery(settled), enabled: settled !== '', placeholderData: keepPreviousData });
  const groups = word === '' || data === undefined ? [] : groupSuggestions(data.items, hasRoute);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const isLoading = word !== '' && (word !== settled || isFetching);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const active = activeId === null ? null : document.getElementById(activeId);
    if (active !== null) return active.click();
    if (word === '') return;
    handleLeave(word);
    void navigate(resultsPath(word));
  }

  function handleLeave(searched: string): void {
    if (searched !== '') rememberSearch(searched);
    onClose();
  }

  function handleKey(event: KeyboardEvent): void {
    // While a Japanese word is composed the arrows belong to the input method.
    if (event.nativeEvent.isComposing || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
    const at = options.findIndex((option) => option.id === activeId);
    // One step outside the list on either end is the field itself.
    const next = (at + 1 + (event.key === 'ArrowDown' ? 1 : options.length)) % (options.length + 1);
    const option = options[next - 1];
    setActiveId(option?.id ?? null);
    option?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <Container css={styles.root}>
      <form role="search" css={styles.bar} onSubmit={handleSubmit}>
        <Search css={styles.icon} size={22} strokeWidth={1.5} aria-hidden />
        <input
          css={styles.input}
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          aria-label={t('header.search')}
          aria-autocomplete="list"
          aria-expanded={count > 0 || word !== '' || recent.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId ?? undefined}
          placeholder={t('search.hint')}
          maxLength={MAX_QUERY_LENGTH}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setActiveId(null);
          }}
          onKeyDown={handleKey}
        />
        <IconButton label={t('search.close')} onClick={onClose}>
          <X size={20} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </form>
      <VisuallyHidden role="status">
        {word === '' || isLoading ? '' : count === 0 ? t('search.none', { q: word }) : t('search.count', { count })}
      </VisuallyHidden>
      <SearchList
        ref={list}
        id={`${id}-list`}
        word={word}
        groups={groups}
        recent={recent}
        activeId={activeId}
        state={isError ? 'failed' : isLoading ? 'loading' : 'ready'}
        onFollow={handleLeave}
        onForget={() => {
          setRecent([]);
          setActiveId(null);
        }}
      />
    </Container>
  );
}

const styles = {
  root: css({ paddingBlock: `${space[2]} ${space[6]}` }),
  bar: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    borderBlockEnd: `1px solid ${color.text}`,
    '&:focus-within': { boxShadow: `0 1px 0 ${color.text}` },
  }),
  icon: css({ flex: 'none', color: color.muted }),
  input: css({
    flex: 1,
    minWidth: 0,
    height: '3.75rem',
    border: 0,
    background: 'transparent',
    color: color.text,
    fontFamily: font.display,
    fontSize: font.size.h4,
    // The line below the bar shows the focus: the field has it for as long as the dialog is open.
    outline: 'none',
    '&::placeholder': { color: color.muted, opacity: 1 },
  }),
};
